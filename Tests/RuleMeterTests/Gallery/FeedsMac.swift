// A reader for the Mac: notifications from the data, a sidebar with a delegate, what is remembered of scrolling.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import AppKit

final class Feed: Hashable {
  let url: String
  private(set) var unreadCount = 0 {
    didSet {
      if unreadCount != oldValue { NotificationCenter.default.post(name: .UnreadCountDidChange, object: self) }
    }
  }
  var editedName: String? {  // R2 exposed-state
    didSet { NotificationCenter.default.post(name: .DisplayNameDidChange, object: self) }
  }

  init(url: String) { self.url = url }

  func markAllRead() { unreadCount = 0 }
  func received(_ count: Int) { unreadCount += count }

  static func == (left: Feed, right: Feed) -> Bool { left.url == right.url }
  func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

extension Notification.Name {
  static let UnreadCountDidChange = Notification.Name("UnreadCountDidChange")
  static let DisplayNameDidChange = Notification.Name("DisplayNameDidChange")
}

final class Account {
  static let shared = Account()
  private(set) var feeds = Set<Feed>()

  func add(_ feed: Feed) { feeds.insert(feed) }
  func remove(_ feed: Feed) { feeds.remove(feed) }
}

protocol SidebarDelegate: AnyObject {
  func sidebarSelectionDidChange(_ controller: SidebarController, selected: [AnyObject]?)
}

final class SidebarCell: NSTableCellView {
  private let unreadView = NSTextField(labelWithString: "")
  private let titleView = NSTextField(labelWithString: "")

  var name: String {
    get { titleView.stringValue }
    set { titleView.stringValue = newValue }
  }

  var unreadCount = 0 {
    didSet {
      guard unreadCount != oldValue else { return }
      unreadView.stringValue = "\(unreadCount)"
      needsLayout = true
    }
  }

  override func layout() {
    super.layout()
    unreadView.isHidden = unreadCount < 1
  }
}

final class SidebarController: NSViewController, NSOutlineViewDelegate, NSMenuItemValidation {
  @IBOutlet private weak var outlineView: NSOutlineView!
  weak var delegate: SidebarDelegate?
  private var expandedURLs = Set<String>()  // R1 state-in-view
  private var animatingChanges = false  // R1 state-in-view
  private var isRebuilding = false

  var selectedObjects: [AnyObject] {
    outlineView.selectedRowIndexes.compactMap { outlineView.item(atRow: $0) as AnyObject? }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlineView.autosaveExpandedItems = false
    NotificationCenter.default.addObserver(
      self, selector: #selector(unreadCountDidChange(_:)), name: .UnreadCountDidChange, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(displayNameDidChange(_:)), name: .DisplayNameDidChange, object: nil)
  }

  @objc private func unreadCountDidChange(_ note: Notification) {
    guard let feed = note.object as? Feed else { return }
    configureUnreadCount(feed)
  }

  @objc private func displayNameDidChange(_ note: Notification) {
    guard let feed = note.object as? Feed, let cell = cell(for: feed) else { return }
    cell.name = feed.editedName ?? feed.url
  }

  private func configureUnreadCount(_ feed: Feed) { cell(for: feed)?.unreadCount = feed.unreadCount }

  private func cell(for feed: Feed) -> SidebarCell? {
    let row = outlineView.row(forItem: feed)
    return outlineView.view(atColumn: 0, row: row, makeIfNecessary: false) as? SidebarCell
  }

  @IBAction func delete(_ sender: Any?) {
    if outlineView.selectionIsEmpty { return }
    for case let feed as Feed in selectedObjects { Account.shared.remove(feed) }
    animatingChanges = true
    outlineView.reloadData()  // R3 direct-refresh
    animatingChanges = false
  }

  @IBAction func markAllRead(_ sender: Any?) {
    selectedObjects.compactMap { $0 as? Feed }.forEach { $0.markAllRead() }
    view.window?.title = "All read"  // R3 direct-refresh
  }

  func rename(_ feed: Feed, to name: String) {
    feed.editedName = name  // R2 raw-write
  }

  func outlineViewItemDidExpand(_ notification: Notification) {
    guard let feed = notification.userInfo?["NSObject"] as? Feed else { return }
    expandedURLs.insert(feed.url)
  }

  func outlineViewItemDidCollapse(_ notification: Notification) {
    guard let feed = notification.userInfo?["NSObject"] as? Feed else { return }
    expandedURLs.remove(feed.url)
  }

  func outlineViewSelectionDidChange(_ notification: Notification) {
    if animatingChanges { return }
    delegate?.sidebarSelectionDidChange(self, selected: selectedObjects)
  }

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { !outlineView.selectionIsEmpty }
}

extension NSOutlineView {
  var selectionIsEmpty: Bool { selectedRowIndexes.isEmpty }
}

final class DetailController: NSViewController, SidebarDelegate {
  @IBOutlet private var textView: NSTextView!
  private var article: Feed?
  private var scrollPositions: [String: CGFloat] = [:]  // R1 state-in-view

  func sidebarSelectionDidChange(_ controller: SidebarController, selected: [AnyObject]?) {
    if let old = article { scrollPositions[old.url] = textView.visibleRect.origin.y }
    article = selected?.first as? Feed
    textView.string = article?.url ?? ""  // R3 direct-refresh
    if let url = article?.url, let y = scrollPositions[url] { textView.scroll(NSPoint(x: 0, y: y)) }
  }
}
