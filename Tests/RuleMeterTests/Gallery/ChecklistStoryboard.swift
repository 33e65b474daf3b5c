// A teaching app: two screens from a storyboard, a delegate that brings the new item back, a segue that hands one over.
// swift-format-ignore-file: NeverForceUnwrap

class ChecklistItem: NSObject, Codable {
  var text = ""  // R2 exposed-state
  var isChecked = false  // R2 exposed-state

  func toggleChecked() { isChecked.toggle() }
}

protocol ItemDetailDelegate: AnyObject {
  func itemDetail(_ controller: ItemDetailViewController, didFinishAdding item: ChecklistItem)
  func itemDetail(_ controller: ItemDetailViewController, didFinishEditing item: ChecklistItem)
}

class ChecklistViewController: UITableViewController, ItemDetailDelegate {
  var items = [ChecklistItem]()  // R1 state-in-view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ChecklistItem", for: indexPath)
    let item = items[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let cell = tableView.cellForRow(at: indexPath) {
      let item = items[indexPath.row]
      item.toggleChecked()
      configureCheckmark(for: cell, with: item)  // R3 direct-refresh
    }
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    let indexPaths = [indexPath]
    tableView.deleteRows(at: indexPaths, with: .automatic)  // R3 direct-refresh
    saveItems()
  }

  func configureText(for cell: UITableViewCell, with item: ChecklistItem) {
    let label = cell.viewWithTag(1000) as! UILabel
    label.text = item.text
  }

  func configureCheckmark(for cell: UITableViewCell, with item: ChecklistItem) {
    let label = cell.viewWithTag(1001) as! UILabel
    if item.isChecked {
      label.text = "√"
    } else {
      label.text = ""
    }
  }

  func itemDetail(_ controller: ItemDetailViewController, didFinishAdding item: ChecklistItem) {
    let newRowIndex = items.count
    items.append(item)
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

  func dataFilePath() -> URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("Items.plist")
  }

  func saveItems() {
    let encoder = PropertyListEncoder()
    do {
      let data = try encoder.encode(items)
      try data.write(to: dataFilePath(), options: .atomic)
    } catch {
      print("Error encoding item array: \(error.localizedDescription)")
    }
  }
}

class ItemDetailViewController: UITableViewController, UITextFieldDelegate {
  @IBOutlet weak var textField: UITextField!
  @IBOutlet weak var doneBarButton: UIBarButtonItem!

  weak var delegate: ItemDetailDelegate?
  var itemToEdit: ChecklistItem?

  @IBAction func done() {
    if let item = itemToEdit {
      item.text = textField.text!  // R2 raw-write
      delegate?.itemDetail(self, didFinishEditing: item)  // R3 direct-refresh
    } else {
      let item = ChecklistItem()
      item.text = textField.text!
      delegate?.itemDetail(self, didFinishAdding: item)
    }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let oldText = textField.text!
    let stringRange = Range(range, in: oldText)!
    let newText = oldText.replacingCharacters(in: stringRange, with: string)
    doneBarButton.isEnabled = !newText.isEmpty
    return true
  }
}
