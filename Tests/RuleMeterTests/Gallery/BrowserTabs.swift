// A browser: tabs that others set, a bar that remembers its mode, a delegate of the model that shows.

protocol TabManagerDelegate: AnyObject {
  func tabManager(_ manager: TabManager, didSelect tab: Tab?)
}

final class Tab {
  var url: URL?  // R2 exposed-state
  var lastVisited = Date()  // R2 exposed-state
  private(set) var isPrivate: Bool
  weak var webView: WKWebView?  // R1 view-in-model

  init(isPrivate: Bool) { self.isPrivate = isPrivate }
}

final class TabManager {
  private(set) var tabs = [Tab]()
  private(set) var selectedIndex = -1
  private let prefs: Prefs

  init(prefs: Prefs) { self.prefs = prefs }

  var selectedTab: Tab? { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }

  @discardableResult
  func addTab(url: URL?, isPrivate: Bool = false) -> Tab {
    let tab = Tab(isPrivate: isPrivate)
    return tab
  }

  func select(_ tab: Tab) {
    guard let index = tabs.firstIndex(where: { $0 === tab }) else { return }
    selectedIndex = index
    tab.lastVisited = Date()
  }
}

protocol Prefs {
  func bool(for key: String) -> Bool?
  func set(_ value: Bool, for key: String)
}

final class DefaultsPrefs: Prefs {
  private let defaults = UserDefaults.standard
  func bool(for key: String) -> Bool? { defaults.bool(forKey: key) }
  func set(_ value: Bool, for key: String) { defaults.set(value, forKey: key) }
}

class BrowserViewController: UIViewController {
  let tabManager: TabManager
  let prefs: Prefs
  var isCrashAlertShowing = false  // R1 state-in-view
  private var urlFromAnotherApp: URL?  // R1 state-in-view

  init(tabManager: TabManager, prefs: Prefs) {
    self.tabManager = tabManager
    self.prefs = prefs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  override func viewWillAppear(_ animated: Bool) {
    if let url = urlFromAnotherApp {
      openURL(url)
      urlFromAnotherApp = nil
    }
  }

  func openURL(_ url: URL) {
    let tab = tabManager.addTab(url: url)
    tabManager.select(tab)
  }

  func finishEditingAndSubmit(_ url: URL) {
    guard let tab = tabManager.selectedTab else { return }
    tab.url = url  // R2 raw-write
  }

  func showCrashAlert() {
    guard !isCrashAlertShowing else { return }
    let alert = UIAlertController(title: "Oops", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.isCrashAlertShowing = false
      })
  }

  @objc func toggleNightMode() {
    let isOn = prefs.bool(for: "night") ?? false
    prefs.set(!isOn, for: "night")
    overrideUserInterfaceStyle = isOn ? .light : .dark  // R3 direct-refresh
  }
}

extension BrowserViewController: TabManagerDelegate {
  func tabManager(_ manager: TabManager, didSelect tab: Tab?) {}
}
