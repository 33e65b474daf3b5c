// Managed objects with source, and a fetched results controller whose delegate counts the changes.

class TaskEntity: NSManagedObject { @NSManaged var isDone: Bool }  // R2 exposed-state

class TaskListViewController: UITableViewController {
  private lazy var results = NSFetchedResultsController<TaskEntity>()
  private var changeCount = 0

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let task = results.object(at: indexPath)
    task.isDone = !task.isDone  // R2 raw-write
  }
}

extension TaskListViewController: NSFetchedResultsControllerDelegate {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    changeCount = 0
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) { changeCount += 1 }
}
