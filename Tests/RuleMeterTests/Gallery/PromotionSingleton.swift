// Promotions, first stage: one promotion for all, and every module computes with it.
import UIKit

final class Promotion {
  nonisolated(unsafe) static var current = Promotion()
  var percent = 100  // R2 exposed-state
}

final class OrderController: UIViewController {
  private var amount = 120_00  // R1 state-in-view
  private let priceLabel = UILabel()

  @objc func addItem() {
    amount += 10_00
    priceLabel.text = "\(amount * Promotion.current.percent / 100)"  // R3 direct-refresh
  }
}

final class MerchantController: UIViewController {
  private let bannerLabel = UILabel()

  @objc func startSale() {
    Promotion.current.percent = 80  // R2 raw-write
    bannerLabel.text = "80 % to pay"  // R3 direct-refresh
  }
}
