// The plainest teaching app: structs in a table, an unwind segue, a detail screen that edits its own copy.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import UIKit

struct ToDo: Codable, Equatable {
  var title: String
  var isComplete: Bool
  var dueDate: Date
  var notes: String?

  static func load() -> [ToDo]? {
    guard let data = UserDefaults.standard.data(forKey: "todos") else { return nil }
    return try? JSONDecoder().decode([ToDo].self, from: data)
  }

  static func save(_ todos: [ToDo]) {
    UserDefaults.standard.set(try? JSONEncoder().encode(todos), forKey: "todos")
  }
}

protocol ToDoCellDelegate: AnyObject {
  func checkmarkTapped(sender: ToDoCell)
}

class ToDoCell: UITableViewCell {
  @IBOutlet weak var isCompleteButton: UIButton!
  @IBOutlet weak var titleLabel: UILabel!
  weak var delegate: ToDoCellDelegate?

  @IBAction func completeButtonTapped(_ sender: UIButton) {
    delegate?.checkmarkTapped(sender: self)
  }

  func update(with todo: ToDo) {
    titleLabel?.text = todo.title
    isCompleteButton.isSelected = todo.isComplete
  }
}

class ToDoTableViewController: UITableViewController, ToDoCellDelegate {
  var todos = [ToDo]()  // R1 state-in-view

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    if let saved = ToDo.load() {
      todos = saved
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { todos.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ToDoCell", for: indexPath) as! ToDoCell
    cell.delegate = self
    cell.update(with: todos[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      todos.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)  // R3 direct-refresh
      ToDo.save(todos)
    }
  }

  func checkmarkTapped(sender: ToDoCell) {
    if let indexPath = tableView.indexPath(for: sender) {
      var todo = todos[indexPath.row]
      todo.isComplete.toggle()
      todos[indexPath.row] = todo
      tableView.reloadRows(at: [indexPath], with: .automatic)  // R3 direct-refresh
      ToDo.save(todos)
    }
  }

  @IBAction func unwindToToDoList(segue: UIStoryboardSegue) {
    guard segue.identifier == "saveUnwind", let source = segue.source as? ToDoDetailTableViewController else { return }
    if let todo = source.todo {
      if let index = todos.firstIndex(of: todo) {
        todos[index] = todo
        tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)  // R3 direct-refresh
      } else {
        let newIndexPath = IndexPath(row: todos.count, section: 0)
        todos.append(todo)
        tableView.insertRows(at: [newIndexPath], with: .automatic)  // R3 direct-refresh
      }
    }
    ToDo.save(todos)
  }

  @IBSegueAction func editToDo(_ coder: NSCoder, sender: Any?) -> ToDoDetailTableViewController? {
    let detail = ToDoDetailTableViewController(coder: coder)
    guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return detail }
    detail?.todo = todos[indexPath.row]
    return detail
  }
}

class ToDoDetailTableViewController: UITableViewController {
  @IBOutlet var titleTextField: UITextField!
  @IBOutlet var isCompleteButton: UIButton!
  @IBOutlet var dueDateLabel: UILabel!
  @IBOutlet var dueDatePicker: UIDatePicker!
  @IBOutlet var saveButton: UIBarButtonItem!

  var isDatePickerHidden = true  // R1 state-in-view
  var todo: ToDo?  // R1 state-in-view

  override func viewDidLoad() {
    super.viewDidLoad()
    let currentDueDate: Date
    if let todo = todo {
      navigationItem.title = "To-Do"
      titleTextField.text = todo.title
      isCompleteButton.isSelected = todo.isComplete
      currentDueDate = todo.dueDate
    } else {
      currentDueDate = Date().addingTimeInterval(24 * 60 * 60)
    }
    dueDatePicker.date = currentDueDate
    updateDueDateLabel(date: currentDueDate)
    updateSaveButtonState()
  }

  func updateSaveButtonState() {
    let shouldEnable = titleTextField.text?.isEmpty == false
    saveButton.isEnabled = shouldEnable
  }

  func updateDueDateLabel(date: Date) {
    dueDateLabel.text = date.formatted(.dateTime.month().day())
  }

  @IBAction func textEditingChanged(_ sender: UITextField) { updateSaveButtonState() }

  @IBAction func isCompleteButtonTapped(_ sender: UIButton) { isCompleteButton.isSelected.toggle() }

  @IBAction func datePickerChanged(_ sender: UIDatePicker) { updateDueDateLabel(date: sender.date) }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath == IndexPath(row: 0, section: 1) && isDatePickerHidden ? 0 : 44
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath == IndexPath(row: 0, section: 1) {
      isDatePickerHidden.toggle()
      tableView.beginUpdates()
      tableView.endUpdates()
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "saveUnwind" else { return }
    let title = titleTextField.text!
    if todo != nil {
      todo?.title = title
      todo?.isComplete = isCompleteButton.isSelected
    } else {
      todo = ToDo(title: title, isComplete: false, dueDate: dueDatePicker.date, notes: nil)
    }
  }
}
