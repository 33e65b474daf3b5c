// Managed objects with source, and a fetched results controller whose delegate shows the changes.
// swift-format-ignore-file: NeverForceUnwrap

@objc(TaskEntity)
class TaskEntity: NSManagedObject {
  @NSManaged var isDone: Bool  // R2 exposed-state
}

final class CoreDataStack {
  static let shared = CoreDataStack()
  let container: NSPersistentContainer

  private init() { container = NSPersistentContainer(name: "Tasks") }

  var context: NSManagedObjectContext { container.viewContext }

  func save() {
    guard context.hasChanges else { return }
  }
}

class TaskListViewController: UITableViewController {
  private lazy var results: NSFetchedResultsController<TaskEntity> = {
    let request = NSFetchRequest<TaskEntity>(entityName: "TaskEntity")
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: CoreDataStack.shared.context, sectionNameKeyPath: nil, cacheName: nil
    )
    return controller
  }()
  private var changeCount = 0

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let task = results.object(at: indexPath)
    task.isDone = !task.isDone  // R2 raw-write
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    CoreDataStack.shared.context.delete(results.object(at: indexPath))
    CoreDataStack.shared.save()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TaskCell", for: indexPath)
    return cell
  }

  private func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let task = results.object(at: indexPath)
  }
}

extension TaskListViewController: NSFetchedResultsControllerDelegate {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    changeCount = 0
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    changeCount += 1
    switch type {
    case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
    case .delete: tableView.deleteRows(at: [indexPath!], with: .automatic)
    case .update:
      if let cell = tableView.cellForRow(at: indexPath!) { configure(cell, at: indexPath!) }
    default: break
    }
  }
}
