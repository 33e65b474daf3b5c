import Testing

@testable import RuleMeter

/// Who calls whom is seen in the pictures of the lessons. Their models lie in folders of their own; here one does not.
@Suite struct `A graph of types` {
  @Test func `tells models from others by what they hold`() {
    let text = """
      import UIKit
      final class Store { private(set) var count = 0; func add() { count += 1 } }
      final class Log { func write() {} }
      final class Screen: UIViewController {
        let store = Store(), log = Log()
        func tap() { store.add(); log.write() }
      }
      """
    let called = Set(AnalysedProgram(["App.swift": text]).typeGraph.places.keys.map(\.to))
    #expect(called.map { "\($0.name) \($0.kind)" }.sorted() == ["Log other", "Store model"])
  }
}
