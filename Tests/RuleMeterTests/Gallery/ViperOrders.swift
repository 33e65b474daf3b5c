// View, interactor and presenter: the presenter tells the view through a protocol of its own.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import UIKit

struct Order {
  let id: Int
  var status: Status

  enum Status: String { case open, shipped }
}

protocol OrdersView: AnyObject {
  func display(_ rows: [String])
  func setLoading(_ isLoading: Bool)
}

protocol OrdersInteracting: AnyObject {
  var orders: [Order] { get }
  func load(completion: @escaping () -> Void)
  func ship(_ id: Int)
}

final class OrdersInteractor: OrdersInteracting {
  private(set) var orders: [Order] = []
  private let gateway: OrdersGateway

  init(gateway: OrdersGateway) { self.gateway = gateway }

  func load(completion: @escaping () -> Void) {
    gateway.fetch { [weak self] orders in
      self?.orders = orders
      completion()
    }
  }

  func ship(_ id: Int) {
    guard let index = orders.firstIndex(where: { $0.id == id }) else { return }
    orders[index].status = .shipped
    gateway.update(orders[index])
  }
}

final class OrdersGateway {
  func fetch(_ completion: @escaping ([Order]) -> Void) { completion([Order(id: 1, status: .open)]) }
  func update(_ order: Order) {}
}

final class OrdersPresenter {
  weak var view: OrdersView?
  private let interactor: OrdersInteracting
  private var showsOpenOnly = false

  init(interactor: OrdersInteracting) { self.interactor = interactor }

  func viewDidLoad() {
    view?.setLoading(true)
    interactor.load { [weak self] in
      self?.view?.setLoading(false)
      self?.present()
    }
  }

  func didSelect(_ row: Int) {
    interactor.ship(interactor.orders[row].id)
    present()
  }

  func didToggleFilter() {
    showsOpenOnly.toggle()
    present()
  }

  private func present() {
    let orders = showsOpenOnly ? interactor.orders.filter { $0.status == .open } : interactor.orders
    view?.display(orders.map { "\($0.id) \($0.status.rawValue)" })
  }
}

final class OrdersViewController: UITableViewController, OrdersView {
  private let presenter: OrdersPresenter
  private var rows: [String] = []
  private let filterButton = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)

  init(presenter: OrdersPresenter) {
    self.presenter = presenter
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    filterButton.target = self
    filterButton.action = #selector(filter)
    presenter.viewDidLoad()
  }

  func display(_ rows: [String]) {
    self.rows = rows
    tableView.reloadData()
  }

  func setLoading(_ isLoading: Bool) { refreshControl?.isHidden = !isLoading }

  @objc private func filter() {
    presenter.didToggleFilter()
    filterButton.title = "Open"  // R3 direct-refresh
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.didSelect(indexPath.row)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}
