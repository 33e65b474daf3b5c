// Ways to refresh after a request, and look-alikes.

final class Store: ObservableObject {
  static let shared = Store()
  @Published private(set) var items: [String] = []
  var filter = ""  // R2 exposed-state
  var onUpdate: (() -> Void)?
  func add(_ item: String) { items.append(item); onUpdate?() }
  func item(at index: Int) -> String { items[index] }
  @discardableResult func load() async -> [String] { items = ["a"]; return items }
}

class A: UIViewController {
  let store = Store.shared
  let label = UILabel()
  @IBOutlet var tableView: UITableView!
  var bag = Set<AnyCancellable>()

  override func viewDidLoad() {
    store.add("first")
    store.$items.receive(on: RunLoop.main).map(\.count).sink { [label] in label.text = "\($0)" }.store(in: &bag)
  }

  func one() { store.add("x"); tableView.tableFooterView = UIView() }

  func three() async {
    await store.load()
    Task { @MainActor in label.text = "again" }  // R3 direct-refresh
  }

  func four() { store.filter = "x" }  // R2 raw-write

  func six(_ flag: Bool) {
    if flag { store.add("a") }
    guard !flag else { label.text = "early"; return }  // R3 direct-refresh
  }

  func eight() {
    let completion = { self.label.text = "done" }
    ["8"].forEach { return store.add($0) }
    completion()  // R3 direct-refresh
  }

  func nine() {
    func refresh() { label.text = store.filter }
    perform {
      defer { store.add("9") }; return
    }
    refresh()  // R3 direct-refresh
  }

  func ten(_ cell: UITableViewCell) { store.add("10"); (cell.accessoryView as? UISwitch)?.isOn = true }
  func perform(_ work: () -> Void) { work() }
}
