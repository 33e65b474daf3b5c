// A factory's new object is set up where it is made, one that was there is not.
// swift-format-ignore-file: NeverForceUnwrap
final class Task2 {
  var title = ""  // R2 exposed-state
  var done = false; func finish() { done = true; title += "." }  // R2 exposed-state
}
final class TaskFactory {
  func newTask() -> Task2 { Task2() }; func blank() -> Task2 { let t = Task2(); return t }
  private let shared = Task2(); func existing() -> Task2 { shared }
}
final class Screen: UIViewController {
  private let factory = TaskFactory()
  @objc func a() { let t = factory.newTask(); t.title = "a" }
  @objc func b() { let t = factory.blank(); t.title = "b"; t.done = false }
  @objc func c() { let t = factory.existing(); t.title = "b" }  // R2 raw-write
  @objc func d() {
    let t = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context) as! Note; t.text = "x"
  }
  var context: NSManagedObjectContext!
}
final class Note: NSManagedObject { @NSManaged var text: String }  // R2 exposed-state
final class NoteStore {
  private(set) var all: [Note] = []
  let context: NSManagedObjectContext
  init(_ c: NSManagedObjectContext) { context = c }
  func add(_ text: String) { let n = Note(context: context); n.text = text; all.append(n) }
  func rename(_ n: Note, _ text: String) { n.text = text }
}
