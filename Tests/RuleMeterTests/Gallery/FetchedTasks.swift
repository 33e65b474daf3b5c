// Managed objects with source, and a fetched results controller whose delegate shows the changes.
// swift-format-ignore-file: NeverForceUnwrap
import CoreData
import UIKit

@objc(TaskEntity)
class TaskEntity: NSManagedObject {
  @NSManaged var title: String?
  @NSManaged var isDone: Bool  // R2 exposed-state
  @NSManaged var createdAt: Date?
}

final class CoreDataStack {
  static let shared = CoreDataStack()
  let container: NSPersistentContainer

  private init() {
    container = NSPersistentContainer(name: "Tasks")
    container.loadPersistentStores { _, _ in }
  }

  var context: NSManagedObjectContext { container.viewContext }

  func save() {
    guard context.hasChanges else { return }
    do { try context.save() } catch { NSLog("Could not save: %@", "\(error)") }
  }
}

class TaskListViewController: UITableViewController {
  private lazy var results: NSFetchedResultsController<TaskEntity> = {
    let request = NSFetchRequest<TaskEntity>(entityName: "TaskEntity")
    request.sortDescriptors = [NSSortDescriptor(key: "createdAt", ascending: false)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: CoreDataStack.shared.context, sectionNameKeyPath: nil, cacheName: nil
    )
    controller.delegate = self
    return controller
  }()
  private var changeCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    try? results.performFetch()
  }

  @IBAction func addTask(_ sender: Any) {
    let task = TaskEntity(context: CoreDataStack.shared.context)
    task.title = "New"
    task.createdAt = Date()
    CoreDataStack.shared.save()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let task = results.object(at: indexPath)
    task.isDone = !task.isDone  // R2 raw-write
    CoreDataStack.shared.save()
    tableView.deselectRow(at: indexPath, animated: true)
    tableView.cellForRow(at: indexPath)?.accessoryType = task.isDone ? .checkmark : .none  // R3 direct-refresh
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
    configure(cell, at: indexPath)
    return cell
  }

  private func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let task = results.object(at: indexPath)
    cell.textLabel?.text = task.title
    cell.accessoryType = task.isDone ? .checkmark : .none
  }
}

extension TaskListViewController: NSFetchedResultsControllerDelegate {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    changeCount = 0
    tableView.beginUpdates()
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

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.endUpdates()
  }
}
