// Promotions, second stage: a manager holds many, and each module keeps and sifts its own copy.
import UIKit

struct Promotion {
  var percent = 100
  var isActive = false
}

final class PromotionManager {
  static let shared = PromotionManager()
  private(set) var promotions: [Promotion] = []

  func request(completion: @escaping (PromotionManager) -> Void) {
    promotions = [Promotion(percent: 80, isActive: true)]
    completion(self)
  }
}

final class OrderController: UIViewController {
  private var promotions: [Promotion] = []
  private let priceLabel = UILabel()

  @objc func load() {
    PromotionManager.shared.request { [weak self] manager in
      self?.promotions = manager.promotions  // R3 direct-refresh
      self?.showPrice()  // R3 direct-refresh
    }
  }

  private func showPrice() {
    let best = promotions.filter(\.isActive).map(\.percent).min() ?? 100
    priceLabel.text = "\(120 * best)"
  }
}
