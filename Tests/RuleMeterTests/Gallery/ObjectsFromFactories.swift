// A factory's new object is set up where it is made; a store renames the notes that it keeps.
// swift-format-ignore-file: NeverForceUnwrap
final class Screen: UIViewController {
  @objc func d() {
    let t = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context) as! Note; t.text = "x"
  }
  var context: NSManagedObjectContext!
}
final class Note: NSManagedObject { @NSManaged var text: String }  // R2 exposed-state
final class NoteStore {
  private(set) var all: [Note] = []
  func add(_ text: String) { let n = Note(context: context); n.text = text; all.append(n) }
  func rename(_ n: Note, _ text: String) { n.text = text }
}
