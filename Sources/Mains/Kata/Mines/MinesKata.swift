import Foundation
import KataCheck
import KataMines
import KataMinesModel
import Separated
import SeparatedModel
import Specifications
import Suites

@main
enum MinesKata {
  static func main() {
    let hasReferenceViewState = KataMines.MinesScreen.SavedViewState.self == Separated.MinesScreen.SavedViewState.self
    if CommandLine.arguments.dropFirst() == ["view-state"] { exit(hasReferenceViewState ? 0 : 1) }
    KataProgram(
      MinesSuite.self, kata: KataMines.MinesScreen.self, reference: Separated.MinesScreen.self,
      model: kataModel?.driver, referenceModel: SeparatedModel.Game.driver
    ).main()
  }
}
