// A clipboard history: a timer, a subscription that filters, controls that change the store.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import AppKit
import Combine

struct Clip: Identifiable, Equatable {
  let id = UUID()
  let text: String
  var isPinned = false
}

final class ClipStore {
  @Published private(set) var clips: [Clip] = []
  var limit = 50  // R2 exposed-state
  private var timer: Timer?
  private var lastChange = 0

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.poll() }
  }

  private func poll() {
    let pasteboard = NSPasteboard.general  // R1 view-in-model
    guard pasteboard.changeCount != lastChange else { return }
    lastChange = pasteboard.changeCount
    if let text = pasteboard.string(forType: .string) { clips.insert(Clip(text: text), at: 0) }
    if clips.count > limit { clips.removeLast() }
  }

  func togglePin(at index: Int) { clips[index].isPinned.toggle() }
  func clear() { clips.removeAll { !$0.isPinned } }
}

final class ClipListController: NSViewController, NSTableViewDataSource, NSTableViewDelegate, NSSearchFieldDelegate {
  @IBOutlet private var tableView: NSTableView!
  @IBOutlet private var searchField: NSSearchField!
  @IBOutlet private var statusField: NSTextField!
  private let store: ClipStore
  private var query = ""
  private var shown: [Clip] = []
  private var subscriptions = Set<AnyCancellable>()
  private var previewWindow: NSWindow?

  init(store: ClipStore) {
    self.store = store
    super.init(nibName: "ClipList", bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.$clips.receive(on: RunLoop.main).sink { [weak self] clips in
      self?.filter(clips)
      self?.tableView.reloadData()
    }.store(in: &subscriptions)
    store.start()
  }

  private func filter(_ clips: [Clip]) {
    shown = query.isEmpty ? clips : clips.filter { $0.text.contains(query) }
  }

  func controlTextDidChange(_ notification: Notification) {
    query = searchField.stringValue
    filter(store.clips)
    tableView.reloadData()
  }

  @IBAction func pin(_ sender: Any?) {
    guard tableView.selectedRow >= 0 else { return }
    store.togglePin(at: tableView.selectedRow)
    statusField.stringValue = "Pinned"  // R3 direct-refresh
  }

  @IBAction func changeLimit(_ sender: NSStepper) {
    store.limit = sender.integerValue  // R2 raw-write
    statusField.integerValue = store.limit  // R3 direct-refresh
  }

  @IBAction func preview(_ sender: Any?) {
    let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
    window.title = "Preview"
    previewWindow = window
    window.makeKeyAndOrderFront(nil)
  }

  func numberOfRows(in tableView: NSTableView) -> Int { shown.count }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let cell =
      tableView.makeView(withIdentifier: NSUserInterfaceItemIdentifier("clip"), owner: self) as? NSTableCellView
    cell?.textField?.stringValue = shown[row].text
    return cell
  }
}
