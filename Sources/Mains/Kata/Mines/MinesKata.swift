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
    KataProgram(
      MinesSuite.self, kata: KataMines.MinesScreen.self, reference: Separated.MinesScreen.self,
      model: (kataModel as Optional)?.driver, referenceModel: SeparatedModel.Game.driver
    ).main()
  }
}
