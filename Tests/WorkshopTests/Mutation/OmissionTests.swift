import Testing

@testable import Workshop

/// The record of the lessons' faults has what can be left out of them: see `RecordedTrials`. Here is the rest.
@Suite struct `What can be left out` {
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
