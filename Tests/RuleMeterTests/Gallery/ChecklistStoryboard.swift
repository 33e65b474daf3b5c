// A teaching app: two screens from a storyboard, and a delegate that brings the new or edited item back.
// swift-format-ignore-file: NeverForceUnwrap

class ChecklistItem: NSObject, Codable { var text = "" }  // R2 exposed-state

protocol ItemDetailDelegate: AnyObject {
  func itemDetail(_ controller: ItemDetailViewController, didFinishAdding item: ChecklistItem)
  func itemDetail(_ controller: ItemDetailViewController, didFinishEditing item: ChecklistItem)
}

class ChecklistViewController: UITableViewController, ItemDetailDelegate {
  var items = [ChecklistItem]()  // R1 state-in-view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func configureText(for cell: UITableViewCell, with item: ChecklistItem) {
    let label = cell.viewWithTag(1000) as! UILabel
    label.text = item.text
  }

  func itemDetail(_ controller: ItemDetailViewController, didFinishAdding item: ChecklistItem) {
    let newRowIndex = items.count
    items.append(item)
    controller.output = self
    let indexPath = IndexPath(row: newRowIndex, section: 0)
    tableView.insertRows(at: [indexPath], with: .automatic)  // R3 direct-refresh
  }

  func itemDetail(_ controller: ItemDetailViewController, didFinishEditing item: ChecklistItem) {
    if let index = items.firstIndex(of: item) {
      let indexPath = IndexPath(row: index, section: 0)
      if let cell = tableView.cellForRow(at: indexPath) {
        configureText(for: cell, with: item)
      }
    }
  }
}

class ItemDetailViewController: UITableViewController, UITextFieldDelegate {
  @IBOutlet weak var textField: UITextField!

  var output: ItemDetailDelegate?
  var itemToEdit: ChecklistItem?

  @IBAction func done() {
    if let item = itemToEdit {
      item.text = textField.text!  // R2 raw-write
      output?.itemDetail(self, didFinishEditing: item)  // R3 direct-refresh
    }
  }
}
