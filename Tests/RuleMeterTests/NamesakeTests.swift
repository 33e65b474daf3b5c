import Testing

@testable import RuleMeter

/// Types that share a name: each file means the one of its target or of the nearest folder.
@Suite struct NamesakeTests {
  private static let app = """
    import UIKit
    class Game { var score = 0; func play() { score += 1 } }
    class GameScreen: UIViewController { let game = Game(); func cheat() { game.score = 9 } }
    """
  private static let widget = """
    import UIKit
    class Game { private(set) var rounds = 0; func play() { rounds += 1 } }
    class GameScreen: UIViewController {
      let game = Game(), label = UILabel()
      func tap() { game.play(); label.text = "\\(game.rounds)" }
    }
    """

  @Test(
    arguments: [
      ["App/Game.swift": app, "Widget/Game.swift": widget], ["Widget/Game.swift": widget, "App/Game.swift": app],
    ] as [KeyValuePairs<String, String>])
  func `two folders with a type of the same name each keep its state, in whatever order they are read`(
    files: KeyValuePairs<String, String>
  ) {
    let measured = AnalysedProgram(files).measure
    #expect(measured.models == 2)
    let places = measured.violations.map { "\($0.location.file):\($0.location.line) \($0.violation.check.rawValue)" }
    #expect(
      places.sorted() == [
        "App/Game.swift:2 exposed-state", "App/Game.swift:3 raw-write", "Widget/Game.swift:5 direct-refresh",
      ])
    #expect(measured.unresolved.isEmpty)
  }

  @Test func `private types of the same name in two files are two types`() {
    func text(_ property: String) -> String {
      """
      import UIKit
      private struct Row { var \(property) = 0 }
      class Screen\(property): UIViewController {
        private var rows: [Row] = []
        func tap() { rows.append(Row()); rows[0].\(property) += 1 }
      }
      """
    }
    let measured = AnalysedProgram(["A.swift": text("left"), "B.swift": text("right")]).measure
    #expect(measured.violations.map(\.violation.symbol) == ["Screenleft.rows", "Screenright.rows"])
    #expect(measured.unresolved.isEmpty)
  }

  @Test(arguments: ["typealias Card = Rank; class Hand {", "class Hand { typealias Card = Rank;"])
  func `an alias hides what a framework calls the same`(hand: String) {
    let text = "\(hand) private(set) var cards: [Card] = []; func deal() { cards.append(Card()) } }; struct Rank {}"
    let framework = "import UIKit\npublic class Card: UIView {}"
    let measure = AnalysedProgram(["A.swift": text], frameworks: ["Card.swift": framework]).measure
    #expect((measure.models, measure.violations.count) == (1, 0))
  }

  @Test func `a structure inherits nothing, so that a name that nobody declares is unresolved`() {
    let measured = measured("struct Counter: View { var body: some View { Button(\"+\") { count += 1 } } }")
    #expect(measured.unresolved.map(\.expression) == ["count"])
    #expect(measured.violations.isEmpty)
  }

  @Test func `what a screen does to a type that the files do not declare is unresolved, never counted`() {
    let measured = measured(
      """
      import UIKit; import AccountKit
      class Screen: UIViewController { let bank: Bank; let clerk: Clerk; var account: Account?
        func open(_ account: Account) { account.isOpen = true; self.account = account; if self.account == nil { close() } }
        func close() { bank.close(); dismiss(animated: true) }
      }
      """)
    #expect(measured.violations.isEmpty)
    #expect(measured.unresolved.map(\.expression).sorted() == ["account", "account.isOpen", "bank"])
  }
}
