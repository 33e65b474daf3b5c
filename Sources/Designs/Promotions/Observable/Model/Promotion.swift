import Lessons
import Observation

/// One of the merchant's promotions, which changes independently of the others.
@Observable
package final class Promotion {
  package private(set) var record: PromotionRecord

  init(_ record: PromotionRecord) { self.record = record }

  func edit(_ edit: (inout PromotionRecord) -> Void) { edit(&record) }
}
