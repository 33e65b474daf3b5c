// Promotions, last stage: promotion, store and calculator each do their part, and the screen is told.
import UIKit

struct Promotion {
  let percent: Int
  private(set) var isActive: Bool

  mutating func end() { isActive = false }
  func price(of amount: Int) -> Int { isActive ? amount * percent / 100 : amount }
}

struct PromotionCalculator {
  let promotions: [Promotion]
  func bestPrice(of amount: Int) -> Int { promotions.map { $0.price(of: amount) }.min() ?? amount }
}

final class PromotionStore {
  static let changed = Notification.Name("PromotionStore.changed")
  private(set) var promotions: [Promotion] = [] {
    didSet { NotificationCenter.default.post(name: PromotionStore.changed, object: self) }
  }

  func load() { promotions = [Promotion(percent: 80, isActive: true)] }
  func endAll() { for index in promotions.indices { promotions[index].end() } }
}

final class OrderController: UIViewController {
  private let store = PromotionStore()
  private let priceLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(promotionsChanged), name: PromotionStore.changed, object: store)
    store.load()
  }

  @IBAction func endSale(_ sender: Any) { store.endAll() }

  @objc private func promotionsChanged(_ notification: Notification) { showPrice() }

  private func showPrice() {
    priceLabel.text = "\(PromotionCalculator(promotions: store.promotions).bestPrice(of: 120_00))"
  }
}
