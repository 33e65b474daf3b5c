import KataCheck
import KataPromotions
import Separated
import Suites

@main
enum PromotionsKata {
  static func main() {
    KataProgram(
      PromotionsSuite.self, kata: KataPromotions.PromotionsScreen.self, reference: Separated.PromotionsScreen.self
    )
    .main()
  }
}
