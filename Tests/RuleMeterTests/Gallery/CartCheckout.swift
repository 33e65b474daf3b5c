// A cart that posts nothing: outlet collections, a completion handler, an unwind segue.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit

class CartItem {
  let name: String
  let price: Decimal
  var quantity = 1  // R2 exposed-state

  init(name: String, price: Decimal) {
    self.name = name
    self.price = price
  }
}

class Cart {
  static let shared = Cart()
  private(set) var items: [CartItem] = []
  var coupon: String?  // R2 exposed-state

  var total: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.quantity) } }

  func add(_ item: CartItem) { items.append(item) }
  func removeAll() { items.removeAll() }
}

class CheckoutClient {
  func submit(_ cart: Cart, completion: @escaping (Bool) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com/order")!) { _, response, _ in
      DispatchQueue.main.async { completion((response as? HTTPURLResponse)?.statusCode == 200) }
    }.resume()
  }
}

class CartViewController: UIViewController, UITableViewDataSource {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var totalLabel: UILabel!
  @IBOutlet weak var payButton: UIButton!
  @IBOutlet var emptyViews: [UIView]!
  @IBOutlet var stepButtons: [UIButton]!

  let client = CheckoutClient()
  var step = 0 {  // R1 state-in-view
    didSet { payButton.setTitle(step == 0 ? "Review" : "Pay", for: .normal) }  // R3 direct-refresh
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateViews()
  }

  @IBAction func quantityChanged(_ sender: UIStepper) {
    let item = Cart.shared.items[sender.tag]
    item.quantity = Int(sender.value)  // R2 raw-write
    updateViews()  // R3 direct-refresh
  }

  @IBAction func clear() {
    emptyCart()
    for view in emptyViews { view.isHidden = false }  // R3 direct-refresh
    stepButtons.forEach { $0.isEnabled = false }  // R3 direct-refresh
  }

  private func emptyCart() { reset() }

  private func reset() {
    Cart.shared.removeAll()
    Cart.shared.coupon = nil  // R2 raw-write
  }

  @IBAction func pay() {
    guard step > 0 else {
      step += 1
      return
    }
    payButton.isEnabled = false
    Cart.shared.coupon = "USED"  // R2 raw-write
    client.submit(Cart.shared) { [weak self] success in
      self?.payButton.isEnabled = true  // R3 direct-refresh
      self?.totalLabel.text = success ? "Thank you" : "Try again"  // R3 direct-refresh
    }
  }

  @IBAction func unwindFromCoupon(_ segue: UIStoryboardSegue) {
    if let source = segue.source as? CouponViewController {
      Cart.shared.coupon = source.code  // R2 raw-write
      updateViews()  // R3 direct-refresh
    }
  }

  private func updateViews() {
    totalLabel.text = "\(Cart.shared.total)"
    for (index, button) in stepButtons.enumerated() { button.isSelected = index == step }
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Cart.shared.items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = Cart.shared.items[indexPath.row]
    cell.textLabel?.text = item.name
    cell.detailTextLabel?.text = "\(item.quantity) × \(item.price)"
    return cell
  }
}

class CouponViewController: UIViewController {
  @IBOutlet weak var codeField: UITextField!
  var code: String? { codeField.text }
}
