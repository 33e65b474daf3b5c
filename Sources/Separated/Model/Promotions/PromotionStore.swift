import Lessons
import Observing

/// The merchant's promotions: the list, its edits and its filters. While a request is pending the list stays as it is.
package final class PromotionStore {
  /// What changed.
  package enum Change: Equatable, Sendable {
    case added(PromotionRecord, at: Int)
    case removed(at: Int)
    case edited(PromotionRecord, at: Int)
    /// There is another list.
    case replaced
  }

  package private(set) var promotions: [PromotionRecord]
  private let request: PromotionRequest
  private let observers: Observers<Change>

  package init(_ promotions: [PromotionRecord], request: PromotionRequest, _ transaction: Transaction) {
    self.promotions = promotions
    self.request = request
    observers = Observers(transaction)
  }

  /// Calls the handler with each change until the subscription is dropped.
  package func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  /// Whether there is no room for another promotion.
  package var isFull: Bool { promotions.count == Promotions.capacity }

  /// The promotions of a type that are working on a day.
  func workingPromotions(_ promotionType: PromotionType, on today: Int) -> [PromotionRecord] {
    promotions.filter { $0.promotionType == promotionType && $0.isWorking(on: today) }
  }

  // MARK: The list

  /// Appends a promotion for a week; does nothing when the list is full.
  package func addPromotion(on today: Int) {
    if request.pending != nil || isFull { return }
    let record = PromotionRecord(
      promotionType: .discount, discountType: .rate, discount: 90, start: today,
      end: min(today + 6, Promotions.days.upperBound), isStackable: false)
    promotions.append(record)
    observers.note(.added(record, at: promotions.count - 1))
  }

  /// - Precondition: There is a promotion with this index.
  package func removePromotion(_ index: Int) {
    if request.pending != nil { return }
    promotions.remove(at: index)
    observers.note(.removed(at: index))
  }

  /// Takes over another list: the server's, or a saved one.
  func replace(with promotions: [PromotionRecord]) {
    self.promotions = promotions
    observers.note(.replaced)
  }

  // MARK: Edits

  /// Keeps the discount where the rule allows it, and otherwise takes the nearest limit.
  package func setRule(_ promotionType: PromotionType, _ discountType: DiscountType, of index: Int) {
    edit(index) { promotion in
      promotion.promotionType = promotionType
      promotion.discountType = discountType
      promotion.discount = promotion.discount.clamped(to: discountType.limits)
    }
  }

  package func toggleActive(_ index: Int) { edit(index) { $0.isActive.toggle() } }

  package func toggleStackable(_ index: Int) { edit(index) { $0.isStackable.toggle() } }

  /// - Parameter steps: Each is 5 points or 1.00; negative ones lower the discount.
  package func stepDiscount(of index: Int, by steps: Int) {
    edit(index) { promotion in
      let discountType = promotion.discountType
      let discount = promotion.discount + steps * (discountType == .rate ? 5 : 1_00)
      promotion.discount = discount.clamped(to: discountType.limits)
    }
  }

  /// - Parameter steps: Each is 10.00.
  package func stepThreshold(of index: Int, by steps: Int) {
    edit(index) { promotion in
      let threshold = promotion.threshold + steps * 10_00
      promotion.threshold = threshold.clamped(to: Promotions.money)
    }
  }

  /// A start stays on or before the end.
  package func stepStart(of index: Int, by days: Int) {
    edit(index) { promotion in
      let start = promotion.start + days
      promotion.start = start.clamped(to: 0...promotion.end)
    }
  }

  /// An end stays on or after the start.
  package func stepEnd(of index: Int, by days: Int) {
    edit(index) { promotion in
      let end = promotion.end + days
      promotion.end = end.clamped(to: promotion.start...Promotions.days.upperBound)
    }
  }

  private func edit(_ index: Int, _ edit: (inout PromotionRecord) -> Void) {
    if request.pending != nil { return }
    let promotion = promotions[index]
    edit(&promotions[index])
    if promotions[index] != promotion { observers.note(.edited(promotions[index], at: index)) }
  }
}
