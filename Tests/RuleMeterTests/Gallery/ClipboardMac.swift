// A clipboard history: a search that filters, and a control that changes the store.

struct Clip: Identifiable, Equatable {
  let text: String
  var isPinned = false
}

final class ClipStore {
  @Published private(set) var clips: [Clip] = []

  private func poll() {
    let pasteboard = NSPasteboard.general  // R1 view-in-model
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

  private func filter(_ clips: [Clip]) {
    shown = query.isEmpty ? clips : clips.filter { $0.text.contains(query) }
  }

  func controlTextDidChange(_ notification: Notification) { query = searchField.stringValue }

  @IBAction func pin(_ sender: Any?) {
    store.togglePin(at: tableView.selectedRow)
    statusField.stringValue = "Pinned"  // R3 direct-refresh
  }
}
