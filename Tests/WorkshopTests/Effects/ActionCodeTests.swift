import Testing

@testable import RuleMeter
@testable import Workshop

/// The record of the effects has what the lessons' actions run: see `RecordedTrials`. None of them restores.
@Suite struct `The code that an action runs` {
  @Test func `ends where something is restored`() {
    let screen = """
      final class ListScreen: Screen {
        private var count = 0
        func activate() { clear() }
        private func clear() { restore() }
        func restore() { count = 3; refreshAll() }
        private func refreshAll() { count = 4 }
      }
      """
    let framework = "protocol Screen { func activate() }\n"
    let program = AnalysedProgram(["App.swift": screen], frameworks: ["Framework.swift": framework])
    #expect(program.calls.actionFunctions == ["ListScreen.activate()", "ListScreen.clear()"])
  }
}
