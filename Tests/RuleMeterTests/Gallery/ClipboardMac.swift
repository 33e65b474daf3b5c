// A clipboard history: a subscription that filters, controls that change the store.

struct Clip: Identifiable, Equatable {
  let text: String
  var isPinned = false
}

final class ClipStore {
  @Published private(set) var clips: [Clip] = []
  var limit = 50  // R2 exposed-state
  private var lastChange = 0

  private func poll() {
    let pasteboard = NSPasteboard.general  // R1 view-in-model
    guard pasteboard.changeCount != lastChange else { return }
    if let text = pasteboard.string(forType: .string) { clips.insert(Clip(text: text), at: 0) }
  }

  func togglePin(at index: Int) { clips[index].isPinned.toggle() }
}

final class ClipListController: NSViewController, NSTableViewDataSource, NSTableViewDelegate, NSSearchFieldDelegate {
  @IBOutlet private var tableView: NSTableView!
  @IBOutlet private var searchField: NSSearchField!
  @IBOutlet private var statusField: NSTextField!
  private let store: ClipStore
  private var query = ""
  private var shown: [Clip] = []
  private var subscriptions = Set<AnyCancellable>()

  init(store: ClipStore) {
    self.store = store
    super.init(nibName: "ClipList", bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    store.$clips.receive(on: RunLoop.main).sink { [weak self] clips in
      self?.filter(clips)
      self?.tableView.reloadData()
    }.store(in: &subscriptions)
  }

  private func filter(_ clips: [Clip]) {
    shown = query.isEmpty ? clips : clips.filter { $0.text.contains(query) }
  }

  func controlTextDidChange(_ notification: Notification) {
    query = searchField.stringValue
    filter(store.clips)
  }

  @IBAction func pin(_ sender: Any?) {
    guard tableView.selectedRow >= 0 else { return }
    store.togglePin(at: tableView.selectedRow)
    statusField.stringValue = "Pinned"  // R3 direct-refresh
  }

  @IBAction func changeLimit(_ sender: NSStepper) {
    store.limit = sender.integerValue  // R2 raw-write
  }

  func numberOfRows(in tableView: NSTableView) -> Int { shown.count }

  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let cell =
      tableView.makeView(withIdentifier: NSUserInterfaceItemIdentifier("clip"), owner: self) as? NSTableCellView
    return cell
  }
}
