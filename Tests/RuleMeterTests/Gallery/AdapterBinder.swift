// View state with a store of its own, and observable values bound by the controller.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import UIKit

final class ViewStateStore {
  static let shared = ViewStateStore()
  static let changed = Notification.Name("ViewStateChanged")
  private(set) var content = SplitState()

  func select(_ uuid: UUID) {
    content.selected = uuid
    announce()
  }

  func updateScroll(_ offset: CGFloat) {
    content.scroll = offset
    announce()
  }

  private func announce() { NotificationCenter.default.post(name: ViewStateStore.changed, object: self) }
}

struct SplitState: Codable {
  var selected: UUID?
  var scroll: CGFloat = 0
}

final class Var<Value> {
  private(set) var value: Value
  private var observers: [(Value) -> Void] = []

  init(_ value: Value) { self.value = value }

  func set(_ value: Value) {
    self.value = value
    observers.forEach { $0(value) }
  }

  func bind(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
    observer(value)
  }
}

final class ItemsModel {
  let items = Var<[String]>([])
  let title = Var("Items")

  func add(_ item: String) { items.set(items.value + [item]) }
}

final class ItemsController: UITableViewController {
  private let model = ItemsModel()
  private let badge = UILabel()
  private var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    model.items.bind { [weak self] items in
      self?.shown = items
      self?.tableView.reloadData()
    }
    model.title.bind { [unowned self] in self.navigationItem.title = $0 }
    NotificationCenter.default.addObserver(
      forName: ViewStateStore.changed, object: nil, queue: nil, using: handleStateChange)
  }

  private func handleStateChange(_ notification: Notification) {
    let state = ViewStateStore.shared.content
    tableView.contentOffset.y = state.scroll
    badge.text = state.selected?.uuidString
  }

  @objc private func add() {
    model.add("New")
    badge.text = "Added"  // R3 direct-refresh
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ViewStateStore.shared.select(UUID())
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    ViewStateStore.shared.updateScroll(scrollView.contentOffset.y)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }
}
