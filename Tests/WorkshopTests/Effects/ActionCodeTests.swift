import RuleMeter
import Testing

@testable import Workshop

@Suite struct `The code that an action runs` {
  private static let framework = Meter.Source(
    path: "Framework.swift", text: "protocol Screen { func activate(); func tick() }\n")

  private static let screen = Meter.Source(
    path: "App/ListScreen.swift",
    text: """
      final class ListScreen: Screen {
        private let store = Store()
        private var count = 0
        init() {
          setUp()
          store.observe { [weak self] in self?.storeChanged() }
        }
        func activate() { add(); clear() }
        func tick() {}
        private func add() { store.add("a"); refreshCount() }
        private func clear() { restore() }
        private func setUp() { count = 0 }
        private func storeChanged() { count += 1 }
        private func refreshCount() { count = 2 }
        func restore() { count = 3; refreshAll() }
        private func refreshAll() { count = 4 }
      }
      """)

  private static let store = Meter.Source(
    path: "App/Model/Store.swift",
    text: """
      final class Store {
        private(set) var items: [String] = []
        private var handlers: [() -> Void] = []
        func observe(_ handler: @escaping () -> Void) { handlers.append(handler) }
        func add(_ item: String) { items.append(item); tell() }
        private func tell() { for handler in handlers { handler() } }
      }
      """)

  @Test func `is what events call, without the model, handlers, set-up and restoring`() {
    let calls = AnalysedProgram([Self.screen, Self.store], frameworks: [Self.framework]).calls
    let code = ActionCode(calls, events: ["activate", "tick"])
    let functions = [
      "activate()", "add()", "clear()", "refreshCount()", "init()", "setUp()", "storeChanged()", "restore()",
      "refreshAll()",
    ]
    #expect(
      functions.filter { code.contains("ListScreen.\($0)") } == ["activate()", "add()", "clear()", "refreshCount()"])
    #expect(!code.contains("Store.add(_:)"))
  }
}
