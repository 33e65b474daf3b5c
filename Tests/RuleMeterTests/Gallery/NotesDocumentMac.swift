// A Mac app: a split view with an outline, an editor, a preferences window; one store that posts.
// swift-format-ignore-file: NeverForceUnwrap
import AppKit

final class Notebook {
  static let didChange = Notification.Name("NotebookDidChange")
  private(set) var notes: [Note] = []
  var sortsByTitle = false  // R2 exposed-state

  func add(_ title: String) -> Note {
    let note = Note(title: title)
    notes.append(note)
    NotificationCenter.default.post(name: Notebook.didChange, object: self)
    return note
  }

  func delete(_ note: Note) {
    notes.removeAll { $0 === note }
    NotificationCenter.default.post(name: Notebook.didChange, object: self)
  }
}

final class Note {
  var title: String  // R2 exposed-state
  var body = NSAttributedString()  // R2 exposed-state

  init(title: String) { self.title = title }
}

final class SidebarViewController: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
  @IBOutlet private var tableView: NSTableView!
  @IBOutlet private var countField: NSTextField!
  var notebook: Notebook!
  var onSelect: ((Note?) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 28
    NotificationCenter.default.addObserver(
      forName: Notebook.didChange, object: nil, queue: .main
    ) { [weak self] _ in
      self?.tableView.reloadData()
      self?.showCount()
    }
  }

  private func showCount() {
    countField.stringValue = "\(notebook.notes.count) notes"
  }

  @IBAction func addNote(_ sender: Any?) {
    let note = notebook.add("Untitled")
    tableView.reloadData()  // R3 direct-refresh
    let row = notebook.notes.firstIndex { $0 === note } ?? 0
    tableView.selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
    onSelect?(note)
  }

  @IBAction func toggleSorting(_ sender: NSButton) {
    notebook.sortsByTitle.toggle()  // R2 raw-write
    tableView.reloadData()  // R3 direct-refresh
  }

  @IBAction func deleteNote(_ sender: Any?) {
    guard tableView.selectedRow >= 0 else { return NSSound.beep() }
    notebook.delete(notebook.notes[tableView.selectedRow])
  }

  func numberOfRows(in tableView: NSTableView) -> Int { notebook.notes.count }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let cell = tableView.makeView(withIdentifier: .init("note"), owner: self) as? NSTableCellView
    cell?.textField?.stringValue = notebook.notes[row].title
    return cell
  }

  func tableViewSelectionDidChange(_ notification: Notification) {
    let row = tableView.selectedRow
    onSelect?(row >= 0 ? notebook.notes[row] : nil)
  }
}

final class EditorViewController: NSViewController, NSTextViewDelegate {
  @IBOutlet private var titleField: NSTextField!
  @IBOutlet private var textView: NSTextView!
  @IBOutlet private var wordCount: NSTextField!

  var note: Note? {
    didSet {
      titleField.stringValue = note?.title ?? ""
      textView.textStorage?.setAttributedString(note?.body ?? NSAttributedString())
      updateWordCount()
    }
  }

  func textDidChange(_ notification: Notification) {
    note?.body = textView.attributedString()  // R2 raw-write
    updateWordCount()  // R3 direct-refresh
  }

  @IBAction func rename(_ sender: NSTextField) {
    note?.title = sender.stringValue  // R2 raw-write
    view.window?.title = sender.stringValue  // R3 direct-refresh
  }

  private func updateWordCount() {
    let words = textView.string.split(separator: " ").count
    wordCount.stringValue = "\(words) words"
  }
}

final class MainWindowController: NSWindowController {
  private let notebook = Notebook()
  private var isFocused = false  // R1 state-in-view
  private var preferences: PreferencesWindowController?

  override func windowDidLoad() {
    super.windowDidLoad()
    window?.titleVisibility = .hidden
    guard let split = contentViewController as? NSSplitViewController,
      let sidebar = split.splitViewItems[0].viewController as? SidebarViewController,
      let editor = split.splitViewItems[1].viewController as? EditorViewController
    else { return }
    sidebar.notebook = notebook
    sidebar.onSelect = { editor.note = $0 }
  }

  @IBAction func toggleFocus(_ sender: Any?) {
    isFocused.toggle()
    window?.toolbar?.isVisible = !isFocused  // R3 direct-refresh
  }

  @IBAction func showPreferences(_ sender: Any?) {
    if preferences == nil { preferences = PreferencesWindowController() }
    preferences?.showWindow(sender)
  }
}

final class PreferencesWindowController: NSWindowController {
  @IBOutlet private var fontSizeField: NSTextField!
  @IBOutlet private var stepper: NSStepper!

  @IBAction func changeFontSize(_ sender: NSStepper) {
    UserDefaults.standard.set(sender.integerValue, forKey: "fontSize")
    fontSizeField.integerValue = sender.integerValue
  }
}
