import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Suites
import Testing

@testable import Renderer
@testable import Specifications

// Each example is a test of its own, so that a run names the sentence that does not hold: page 5 of the workshop asks it.

@Suite struct `Both variants of Mines` {
  @Test(arguments: Mines.examples)
  func `does what its description says`(example: Example<Mines>) { expect(example, of: MinesPair.self) }

  @Test func `is proved equal in every state of a small field`() throws {
    let report = try #require(`Every variant`.explorations[Mines.name])
    #expect(report.initialStates == 15)
    #expect("\(report.fingerprint)" == "5c753d954f7b3680")
  }
}

@Suite struct `Both variants of To-do` {
  @Test(arguments: ToDo.examples)
  func `does what its description says`(example: Example<ToDo>) { expect(example, of: ToDoPair.self) }
}

@Suite struct `Both variants of Notes` {
  @Test(arguments: Notes.examples)
  func `does what its description says`(example: Example<Notes>) { expect(example, of: NotesPair.self) }
}

extension `Both variants of Promotions` {
  @Test(arguments: Promotions.examples)
  func `does what its description says`(example: Example<Promotions>) { expect(example, of: PromotionsPair.self) }
}

@Suite struct `Both variants of Chat` {
  @Test(arguments: Chat.examples)
  func `does what its description says`(example: Example<Chat>) { expect(example, of: ChatPair.self) }
}

private func expect<Pair: LessonPair>(_ example: Example<Pair.L>, of pair: Pair.Type) {
  #expect(example.failures(on: Pair.WorstScreen.self) == [], "worst")
  #expect(example.failures(on: Pair.SeparatedScreen.self) == [], "separated")
}

// An expectation that cannot fail proves nothing.

@Suite struct `An example` {
  /// One item where one is allowed: `add` is disabled, and there is no second row.
  private static let full = ToDoState(capacity: 1, items: ["a"])
  private static let empty = ToDoState(capacity: 1, items: [])

  @Test(
    arguments: [
      .shows("(0/1)"), .hides("(1/1)"), .line(0, "To Do"), .line(15, ""), .frame("To Do (1/1)"),
      .cell(column: 0, row: 0, "'T'"), .size(columns: 38, rows: 14), .enabled(.add), .enabled(.delete(row: 1)),
      .disabled(.delete(row: 0)), .disabled(.delete(row: 1)), .absent(.add), .focused(.add),
      .place(.add, column: 25, row: 14, columns: 8), .state(empty), .value(\.items, []), .writes(empty.json),
      .reads(full.json, empty), .reads("", full), .refuses(full.json, because: ""), .refuses("", because: ""),
      .names("add", nil), .names("add 1", .add), .option("capacity", 0...50), .redrawsAtMost(0),
      .afterRestoring(empty, .shows("(1/1)")), .inAnotherWindow(.shows("(0/1)")), .after("key 0", .shows("(1/1)")),
      .after("press delete 1", .shows("(1/1)")),
    ] as [Example<ToDo>.Check])
  func `fails where what it expects is not the case`(check: Example<ToDo>.Check) {
    #expect(ToDo.given(Self.full, check).failures(on: ToDoPair.WorstScreen.self).count == 1)
  }

  @Test(arguments: allLessons.indices)
  func `fails where the key beside a control does nothing, one for each such key`(index: Int) {
    #expect(allLessons[index].keysOfNoExample == [])
  }
}

extension LessonPair {
  /// The keys beside controls that no example needs.
  fileprivate static var keysOfNoExample: [Character] {
    let screens = L.examples.map { SeparatedScreen(from: $0.start) }
    let keys = (33...126).map { Character(UnicodeScalar($0)) }.filter { key in
      screens.contains { $0.window.views.control(forKey: key) != nil }
    }
    return keys.filter { key in
      !L.examples.contains { example in
        let others = example.script.split(separator: "\n").filter { $0 != "key \(key)" }.joined(separator: "\n")
        let unpressed = Example(start: example.start, script: others, checks: example.checks)
        return others != example.script && unpressed.failures(on: SeparatedScreen.self) != []
      }
    }
  }
}
