import KataCheck
import KataMines
import KataMinesModel
import Specifications
import Separated
import SeparatedModel
import Suites

@main
enum MinesKata {
  static func main() {
    KataProgram(
      MinesSuite.self, kata: KataMines.MinesScreen.self, reference: Separated.MinesScreen.self,
      model: kataModel?.driver, referenceModel: SeparatedModel.Game.driver
    ).main()
  }
}
