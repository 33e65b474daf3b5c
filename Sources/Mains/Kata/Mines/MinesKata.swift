import KataCheck
import KataMines
import Separated
import Suites

@main
enum MinesKata {
  static func main() {
    KataProgram(MinesSuite.self, kata: KataMines.MinesScreen.self, reference: Separated.MinesScreen.self)
      .main()
  }
}
