import Testing

@testable import Workshop

/// What the operators of omission make of a small program: what could be forgotten in it.
private func omissions(_ program: String) -> [String] {
  mutated(program, by: MutationOperator.omissions).mutants.map { "\($0.operation.rawValue): \($0.change)" }
}

@Suite struct `What can be left out` {
  @Test func `is a statement, an initial value, the block of an observer, the body of a case`() {
    let program = """
      final class Label {
        var text = "none" { didSet { count += 1; redraw() } }
        var count: Int = 3
        let title: String
        let key: Character?
        var icon: String?
        init(title: String) { self.title = title; key = title.first; icon = "x" }
        func show(_ kind: Kind) {
          switch kind {
          case .one: text = title; redraw()
          case .two: redraw()
          }
        }
      }
      """
    #expect(
      omissions(program) == [
        "drop-initial-value: `\"none\"` → `\"\"`",
        "drop-block: drop `count += 1; redraw()`",
        "drop-statement: drop `count += 1`",
        "drop-statement: drop `redraw()`",
        "drop-initial-value: `3` → `0`",
        "drop-initial-value: `title` → `\"\"`",
        "drop-initial-value: `title.first` → `nil`",
        "drop-statement: drop `icon = \"x\"`",
        "drop-block: drop `text = title; redraw()`",
        "drop-statement: drop `text = title`",
        "drop-statement: drop `redraw()`",
        "drop-statement: drop `redraw()`",
      ])
  }

  @Test func `is no value whose type is not evident, and none that is empty`() {
    #expect(
      omissions(
        """
        struct Row {
          var frame = Rect(width: 3)
          var text = ""
          var count: Int = 0
          var note: String? = nil
          let kind: Kind
          init(kind: Kind) { self.kind = kind }
        }
        """
      ).isEmpty)
  }

  @Test func `is no body of a case that gives a value, and no block of one statement beside the statement`() {
    #expect(
      omissions(
        """
        final class Screen {
          var isOn: Bool { didSet { if isOn { redraw() } } }
          func next(_ way: Way) -> Int? {
            switch way {
            case .up: step(); return 1
            case .down: nil
            }
          }
        }
        """
      ) == ["drop-statement: drop `redraw()`", "drop-statement: drop `step()`"])
  }

  @Test func `is switched at run time like any fault`() {
    let program = """
      final class Label {
        var count = 3 { didSet { log(); redraw() } }
        let title: String
        init(title: String) { self.title = title }
      }
      """
    #expect(
      instrumented(program, by: .dropInitialValue, .dropBlock, .dropStatement) == """
        final class Label {
          var count = (mutant(1) ? 0 : 3) { didSet { if !mutant(2) { if !mutant(3) { log() }; if !mutant(4) { redraw() } } } }
          let title: String
          init(title: String) { self.title = (mutant(5) ? "" : title) }
        }
        """)
  }

  @Test(arguments: [
    ("observers.note(.all)", true), ("transaction.perform { count = 1 }", true),
    ("self.observers.write(.all) { count = 1 }", true), ("subscription = game.observe { redraw() }", true),
    ("note?.addDependent(self)", true), ("log.write(count)", false), ("game.note(count)", false),
    ("subscription = nil", false),
  ])
  func `announces changes, or subscribes to them`(statement: String, isAnnouncing: Bool) {
    let program = """
      final class Store {
        private let observers = Observers<Change>()
        private let transaction: Transaction
        func f() { \(statement) }
      }
      """
    let mutants = mutated(program, by: MutationOperator.omissions).mutants.filter { $0.original == statement }
    #expect(mutants.map(\.isAnnouncing) == [isAnnouncing])
  }
}
