import Foundation
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
    let hasReferenceViewState =
      KataPromotions.PromotionsScreen.SavedViewState.self == Separated.PromotionsScreen.SavedViewState.self
    if CommandLine.arguments.dropFirst() == ["view-state"] { exit(hasReferenceViewState ? 0 : 1) }
    KataProgram(
      PromotionsSuite.self, kata: KataPromotions.PromotionsScreen.self, reference: Separated.PromotionsScreen.self,
      model: kataModel?.driver, referenceModel: SeparatedModel.Shop.driver
    ).main()
  }
}
