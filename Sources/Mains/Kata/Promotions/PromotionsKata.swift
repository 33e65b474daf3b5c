import KataCheck
import KataPromotions
import KataPromotionsModel
import Specifications
import Separated
import SeparatedModel
import Suites

@main
enum PromotionsKata {
  static func main() {
    KataProgram(
      PromotionsSuite.self, kata: KataPromotions.PromotionsScreen.self, reference: Separated.PromotionsScreen.self,
      model: kataModel?.driver, referenceModel: SeparatedModel.Shop.driver
    ).main()
  }
}
