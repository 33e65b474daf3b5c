/// The lesson Promotions: what a merchant offers, and what an order then costs.
/// Source: Sindri, "iOS开发之均衡代码职责浅谈" (on balancing the responsibilities of code).
package enum Promotions: Lesson {
  package typealias Settings = NoSettings
  package typealias Control = PromotionsControl
  package typealias State = PromotionsState

  package static let name = "promotions"
  package static let summary = "edit a merchant's promotions and see what an order costs"

  /// Promotions there can be.
  package static let capacity = 6
  /// Percent to pay.
  package static let rates = 5...100
  /// In cents.
  package static let money = 0...9_999_900
  package static let days = 0...999
}
