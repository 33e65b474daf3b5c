import KataCheck
import KataPromotions
import KataPromotionsModel
import Separated
import SeparatedModel
import Specifications
import Suites

@main
enum PromotionsKata {
  static func main() {
    KataProgram(
      PromotionsSuite.self, kata: KataPromotions.PromotionsScreen.self, reference: Separated.PromotionsScreen.self,
      model: (kataModel as Optional)?.driver, referenceModel: SeparatedModel.Shop.driver
    ).main()
  }
}
