// A reader for the Mac: notifications from the data, a sidebar with a delegate, what is remembered of scrolling.

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
}

extension Notification.Name {
  static let UnreadCountDidChange = Notification.Name("UnreadCountDidChange")
  static let DisplayNameDidChange = Notification.Name("DisplayNameDidChange")
}

final class Account {
  static let shared = Account()
  private(set) var feeds = Set<Feed>()

  func remove(_ feed: Feed) { feeds.remove(feed) }
}

protocol SidebarDelegate: AnyObject {}

final class SidebarController: NSViewController, NSOutlineViewDelegate, NSMenuItemValidation {
  @IBOutlet private weak var outlineView: NSOutlineView!
  private var expandedURLs = Set<String>()  // R1 state-in-view
  private var animatingChanges = false  // R1 state-in-view

  var selectedObjects: [AnyObject] {
    outlineView.selectedRowIndexes.compactMap { outlineView.item(atRow: $0) as AnyObject? }
  }

  @IBAction func delete(_ sender: Any?) {
    for case let feed as Feed in selectedObjects { Account.shared.remove(feed) }
    animatingChanges = false
  }

  @IBAction func markAllRead(_ sender: Any?) {
    selectedObjects.compactMap { $0 as? Feed }.forEach { $0.markAllRead() }
    view.window?.title = "All read"  // R3 direct-refresh
  }

  func rename(_ feed: Feed, to name: String) {
    feed.editedName = name  // R2 raw-write
  }

  func outlineViewItemDidCollapse(_ notification: Notification) {
    guard let feed = notification.userInfo?["NSObject"] as? Feed else { return }
    expandedURLs.remove(feed.url)
  }

  func outlineViewSelectionDidChange(_ notification: Notification) {
    if animatingChanges { return }
  }
}

final class DetailController: NSViewController, SidebarDelegate {
  @IBOutlet private var textView: NSTextView!
  private var article: Feed?
  private var scrollPositions: [String: CGFloat] = [:]  // R1 state-in-view

  func sidebarSelectionDidChange(_ controller: SidebarController, selected: [AnyObject]?) {
    if let old = article { scrollPositions[old.url] = textView.visibleRect.origin.y }
    article = selected?.first as? Feed
    if let url = article?.url, let y = scrollPositions[url] { textView.scroll(NSPoint(x: 0, y: y)) }
  }
}
