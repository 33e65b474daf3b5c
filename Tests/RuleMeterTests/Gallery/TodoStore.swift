// The same list on a store: the user acts, the store changes, the notification refreshes.
import UIKit

final class TodoStore {
  enum Change { case insert(Int), remove(Int) }

  static let shared = TodoStore()
  static let changed = Notification.Name("TodoStore.changed")
  private(set) var items: [String] = []

  func append(_ item: String) {
    items.append(item)
    announce(.insert(items.count - 1))
  }

  func remove(at index: Int) {
    items.remove(at: index)
    announce(.remove(index))
  }

  private func announce(_ change: Change) {
    NotificationCenter.default.post(name: TodoStore.changed, object: self, userInfo: ["change": change])
  }
}

final class TodoController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeChanged), name: TodoStore.changed, object: TodoStore.shared)
  }

  @objc private func storeChanged(_ notification: Notification) {
    guard let change = notification.userInfo?["change"] as? TodoStore.Change else { return }
    show(change)
    updateAddButton()
  }

  private func show(_ change: TodoStore.Change) {
    switch change {
    case .insert(let row): tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    case .remove(let row): tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }

  private func updateAddButton() {
    navigationItem.rightBarButtonItem?.isEnabled = TodoStore.shared.items.count < 10
  }

  @objc func addButtonPressed() { TodoStore.shared.append("To Do Item \(TodoStore.shared.items.count + 1)") }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = TodoStore.shared.items[indexPath.row]
    return cell
  }
}
