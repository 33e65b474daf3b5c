// A browser: tabs that others set, a bar that remembers its mode, a delegate of the model that shows.
import UIKit
import WebKit

protocol TabManagerDelegate: AnyObject {
  func tabManager(_ manager: TabManager, didSelect tab: Tab?)
  func tabManagerDidChangeTabs(_ manager: TabManager)
}

final class Tab {
  let id = UUID()
  var url: URL?  // R2 exposed-state
  var lastVisited = Date()  // R2 exposed-state
  private(set) var isPrivate: Bool
  weak var webView: WKWebView?  // R1 view-in-model

  init(isPrivate: Bool) { self.isPrivate = isPrivate }
}

final class TabManager {
  weak var delegate: TabManagerDelegate?
  private(set) var tabs = [Tab]()
  private(set) var selectedIndex = -1
  private let prefs: Prefs

  init(prefs: Prefs) { self.prefs = prefs }

  var selectedTab: Tab? { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
  var count: Int { tabs.count }

  @discardableResult
  func addTab(url: URL?, isPrivate: Bool = false) -> Tab {
    let tab = Tab(isPrivate: isPrivate)
    tab.url = url
    tabs.append(tab)
    delegate?.tabManagerDidChangeTabs(self)
    return tab
  }

  func select(_ tab: Tab) {
    guard let index = tabs.firstIndex(where: { $0 === tab }) else { return }
    selectedIndex = index
    tab.lastVisited = Date()
    delegate?.tabManager(self, didSelect: tab)
  }

  func remove(_ tab: Tab) {
    tabs.removeAll { $0 === tab }
    delegate?.tabManagerDidChangeTabs(self)
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

final class URLBarView: UIView {
  private let textField = UITextField()
  private let progressBar = UIProgressView()
  private let tabsButton = UIButton()

  var currentURL: URL? {
    didSet {
      if currentURL != oldValue { textField.text = currentURL?.absoluteString }
    }
  }

  var inOverlayMode = false  // R1 state-in-view

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(textField)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  func updateTabCount(_ count: Int, animated: Bool) {
    tabsButton.setTitle("\(count)", for: .normal)
  }

  func updateProgress(_ progress: Float) {
    progressBar.alpha = progress < 1 ? 1 : 0
    progressBar.setProgress(progress, animated: !inOverlayMode)
  }

  func enterOverlayMode() {
    guard !inOverlayMode else { return }
    inOverlayMode = true
    textField.becomeFirstResponder()
    setNeedsLayout()  // R3 direct-refresh
  }

  func leaveOverlayMode() {
    inOverlayMode = false
    setNeedsLayout()  // R3 direct-refresh
  }
}

class BrowserViewController: UIViewController {
  let tabManager: TabManager
  let prefs: Prefs
  let urlBar = URLBarView()
  lazy var webViewContainer: UIView = {
    let view = UIView()
    view.backgroundColor = .systemBackground
    return view
  }()
  var pendingToast: UIView?
  var isCrashAlertShowing = false  // R1 state-in-view
  private var urlFromAnotherApp: URL?  // R1 state-in-view

  init(tabManager: TabManager, prefs: Prefs) {
    self.tabManager = tabManager
    self.prefs = prefs
    super.init(nibName: nil, bundle: nil)
    tabManager.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(urlBar)
    view.addSubview(webViewContainer)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let url = urlFromAnotherApp {
      openURL(url)
      urlFromAnotherApp = nil
    }
  }

  func handle(url: URL) { urlFromAnotherApp = url }

  func openURL(_ url: URL) {
    let tab = tabManager.addTab(url: url)
    tabManager.select(tab)
    urlBar.leaveOverlayMode()
  }

  func finishEditingAndSubmit(_ url: URL) {
    urlBar.currentURL = url
    urlBar.leaveOverlayMode()
    guard let tab = tabManager.selectedTab else { return }
    tab.url = url  // R2 raw-write
    urlBar.updateProgress(0)  // R3 direct-refresh
  }

  func showCrashAlert() {
    guard !isCrashAlertShowing else { return }
    isCrashAlertShowing = true
    let alert = UIAlertController(title: "Oops", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.isCrashAlertShowing = false
      })
    present(alert, animated: true)
  }

  @objc func toggleNightMode() {
    let isOn = prefs.bool(for: "night") ?? false
    prefs.set(!isOn, for: "night")
    overrideUserInterfaceStyle = isOn ? .light : .dark  // R3 direct-refresh
  }
}

extension BrowserViewController: TabManagerDelegate {
  func tabManager(_ manager: TabManager, didSelect tab: Tab?) {
    urlBar.currentURL = tab?.url
    webViewContainer.subviews.forEach { $0.removeFromSuperview() }
    if let webView = tab?.webView { webViewContainer.addSubview(webView) }
  }

  func tabManagerDidChangeTabs(_ manager: TabManager) {
    urlBar.updateTabCount(manager.count, animated: true)
  }
}
