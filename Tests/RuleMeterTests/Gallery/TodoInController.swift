// A to-do list whose controller is its store.
import UIKit

final class TodoController: UITableViewController {
  private var items: [String] = []  // R1 state-in-view
  private let capacity = 10

  @objc func addButtonPressed() {
    let count = items.count + 1
    items.append("To Do Item \(count)")
    let path = IndexPath(row: count - 1, section: 0)
    tableView.insertRows(at: [path], with: .automatic)  // R3 direct-refresh
    if count >= capacity { navigationItem.rightBarButtonItem?.isEnabled = false }  // R3 direct-refresh
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.items.remove(at: indexPath.row)
      self.tableView.deleteRows(at: [indexPath], with: .automatic)  // R3 direct-refresh
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
