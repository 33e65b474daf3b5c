// A store fills the entities that it keeps; a screen and a helper write them raw.
final class Note: NSManagedObject {
  @NSManaged var text: String  // R2 exposed-state
  @NSManaged var isPinned: Bool  // R2 exposed-state
}
final class NoteStore {
  let context: NSManagedObjectContext
  func rename(_ n: Note, _ text: String) { n.text = text; try? context.save() }
}
final class Repository {
  private let container: NSPersistentContainer
  func pin(_ n: Note) { n.isPinned = true }
}
final class Screen: UIViewController {
  var context: NSManagedObjectContext!
  private let label = UILabel()
  @objc func a(_ n: Note) { n.text = "x"; label.text = "a" }  // R2 raw-write, R3 direct-refresh
}
enum Helper { static func pin(_ n: Note) { n.isPinned = true } }  // R2 raw-write
