import Testing

@testable import RuleMeter

/// Types that share a name: each file means the one of its target or of the nearest folder.
@Suite struct NamesakeTests {
  private static let app = Meter.Source(
    path: "App/Game.swift",
    text: """
      import UIKit
      class Game { var score = 0; func play() { score += 1 } }
      class GameScreen: UIViewController { let game = Game(); func cheat() { game.score = 9 } }
      """)
  private static let widget = Meter.Source(
    path: "Widget/Game.swift",
    text: """
      import UIKit
      class Game { private(set) var rounds = 0; func play() { rounds += 1 } }
      class GameScreen: UIViewController {
        let game = Game(), label = UILabel()
        func tap() { game.play(); label.text = "\\(game.rounds)" }
      }
      """)

  @Test func `two folders with a type of the same name each keep its state`() {
    let measured = Meter.measure([Self.app, Self.widget])
    #expect(measured.models == 2)
    #expect(
      measured.violations.map { "\($0.location.file):\($0.location.line) \($0.violation.check.rawValue)" } == [
        "App/Game.swift:2 exposed-state", "App/Game.swift:3 raw-write", "Widget/Game.swift:5 direct-refresh",
      ])
    #expect(measured.unresolved.isEmpty)
  }

  @Test func `the order in which files are read does not matter`() {
    let one = Meter.measure([Self.app, Self.widget]).violations.map(\.violation.message).sorted()
    let other = Meter.measure([Self.widget, Self.app]).violations.map(\.violation.message).sorted()
    #expect(one == other)
  }

  @Test func `private types of the same name in two files are two types`() {
    func source(_ path: String, _ property: String) -> Meter.Source {
      Meter.Source(
        path: path,
        text: """
          import UIKit
          private struct Row { var \(property) = 0 }
          class Screen\(property): UIViewController {
            private var rows: [Row] = []
            func tap() { rows.append(Row()); rows[0].\(property) += 1 }
          }
          """)
    }
    let measured = Meter.measure([source("A.swift", "left"), source("B.swift", "right")])
    #expect(measured.violations.map(\.violation.symbol) == ["Screenleft.rows", "Screenright.rows"])
    #expect(measured.unresolved.isEmpty)
  }

  @Test func `what a screen does to a type that the files do not declare is unresolved, never counted`() {
    let measured = Meter.measure([
      Meter.Source(
        path: "A.swift",
        text: """
          import UIKit
          import AccountKit
          class Screen: UIViewController {
            var account: Account?
            func open(_ account: Account) { account.isOpen = true; self.account = account; if self.account == nil { close() } }
            func close() { dismiss(animated: true) }
          }
          """)
    ])
    #expect(measured.violations.isEmpty)
    #expect(measured.unresolved.map(\.expression).sorted() == ["account", "account.isOpen"])
  }
}
