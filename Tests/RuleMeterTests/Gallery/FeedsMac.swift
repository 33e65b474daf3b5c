// A reader for the Mac: a sidebar of feeds, and what is remembered of scrolling.

final class Feed: Hashable {
  let url: String
  private(set) var unreadCount = 0

  func markAllRead() { unreadCount = 0 }
}

final class Account {
  static let shared = Account()
  private(set) var feeds = Set<Feed>()

  func remove(_ feed: Feed) { feeds.remove(feed) }
}

protocol SidebarDelegate: AnyObject {}

final class SidebarController: NSViewController, NSOutlineViewDelegate, NSMenuItemValidation {
  private var animatingChanges = false  // R1 state-in-view

  var selectedObjects: [AnyObject] { [] }

  @IBAction func delete(_ sender: Any?) {
    for case let feed as Feed in selectedObjects { Account.shared.remove(feed) }
    animatingChanges = false
  }

  @IBAction func markAllRead(_ sender: Any?) {
    selectedObjects.compactMap { $0 as? Feed }.forEach { $0.markAllRead() }
    view.window?.title = "All read"  // R3 direct-refresh
  }

  func outlineViewItemDidCollapse(_ notification: Notification) {
    guard let feed = notification.userInfo?["NSObject"] as? Feed else { return }
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
