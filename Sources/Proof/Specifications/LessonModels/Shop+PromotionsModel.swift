import Lessons
import SeparatedModel

extension Shop: PromotionsModel {
  package convenience init(settings: NoSettings, seed: UInt64) { self.init(state: .start) }

  package var bestDiscount: PromotionRecord? { calculator.best(.discount, for: order.amount) }
  package var price: Int { calculator.price(of: order.amount) }
  private var calculator: PromotionCalculator { PromotionCalculator(store: store, today: order.today) }

  package func addPromotion() { store.addPromotion(on: order.today) }
  package func removePromotion(_ index: Int) { store.removePromotion(index) }

  package func setRule(_ promotionType: PromotionType, _ discountType: DiscountType, of index: Int) {
    store.setRule(promotionType, discountType, of: index)
  }

  package func toggleActive(_ index: Int) { store.toggleActive(index) }
  package func toggleStackable(_ index: Int) { store.toggleStackable(index) }
  package func stepDiscount(of index: Int, by steps: Int) { store.stepDiscount(of: index, by: steps) }
  package func stepThreshold(of index: Int, by steps: Int) { store.stepThreshold(of: index, by: steps) }
  package func stepStart(of index: Int, by days: Int) { store.stepStart(of: index, by: days) }
  package func stepEnd(of index: Int, by days: Int) { store.stepEnd(of: index, by: days) }

  package func stepAmount(by steps: Int) { order.stepAmount(by: steps) }
  package func stepToday(by days: Int) { order.stepToday(by: days) }

  package func reload() { request.load(into: store) }
  package func save() { request.save(store) }
  package func toggleOffline() { server.toggleOffline() }
  package func tick() { server.tick() }
}
