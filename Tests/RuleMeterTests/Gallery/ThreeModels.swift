// Three models that a controller keeps in step: it knows what each of them must hold, and when.
import UIKit

final class Basket {
  var items: [String] = []  // R2 exposed-state
  func clear() { items = [] }
}

final class Prices {
  var total = 0  // R2 exposed-state
}

final class Badge {
  private(set) var count = 0
  func show(_ count: Int) { self.count = count }
}

final class ShopController: UIViewController {
  let basket = Basket()
  let prices = Prices()
  let badge = Badge()
  private let label = UILabel()

  @objc func add() {
    basket.items.append("Tea")  // R2 raw-write
    prices.total += 3_00  // R2 raw-write
    badge.show(basket.items.count)
    label.text = "\(prices.total)"  // R3 direct-refresh
  }

  @objc func clear() {
    basket.clear()
    prices.total = 0  // R2 raw-write
    badge.show(0)
    label.text = ""  // R3 direct-refresh
  }
}
