import Testing

@testable import RuleMeter

/// Who calls whom, on code small enough to see it.
@Suite struct `A graph of types` {
  private static let framework = Meter.Source(
    path: "Framework.swift",
    text: """
      protocol Screen { func activate() }
      protocol View { mutating func draw() }
      """)

  private static let views = Meter.Source(
    path: "Row.swift",
    text: """
      struct Row: View {
        var text = ""
        mutating func draw() {}
        func width() -> Int { 3 }
      }
      struct Layout { func frame() -> Int { 4 } }
      """)

  private static let worst = Meter.Source(
    path: "ListScreen.swift",
    text: """
      final class ListScreen: Screen {
        private var row = Row()
        private let layout = Layout()

        func activate() {
          row.text = "new"
          row.text += "er"
          if row.width() > layout.frame() { clear() }
        }

        private func clear() { row.text = "" }
      }
      """)

  private static let separated = [
    Meter.Source(
      path: "Store.swift",
      text: """
        final class Store {
          private(set) var items: [String] = []
          private var handlers: [() -> Void] = []
          func observe(_ handler: @escaping () -> Void) { handlers.append(handler) }
          func add() { items.append("new"); for handler in handlers { handler() } }
        }
        """),
    Meter.Source(
      path: "ListScreen.swift",
      text: """
        final class ListScreen: Screen {
          private var row = Row()
          private let store = Store()

          init() { store.observe { [weak self] in self?.storeChanged() } }

          func activate() { store.add() }

          private func storeChanged() { row.text = store.items.last ?? "" }
        }
        """),
  ]

  private func arrows(_ sources: [Meter.Source]) -> [String] {
    let graph = AnalysedProgram(sources + [Self.views], frameworks: [Self.framework]).typeGraph
    return graph.places.map { "\($0.from.name) \($0.kind.rawValue) \($0.to.name) \($1)" }.sorted()
  }

  @Test func `counts the places in which a type calls another or writes to it, and leaves values out that do neither`()
  {
    #expect(arrows([Self.worst]) == ["ListScreen calls Row 1", "ListScreen writes Row 3"])
  }

  @Test func `knows who is told of changes`() {
    #expect(
      arrows(Self.separated) == [
        "ListScreen calls Store 3", "ListScreen sets Row 1", "Store tells ListScreen 1",
      ])
  }

  @Test func `tells models, views and others apart`() throws {
    let graph = AnalysedProgram(Self.separated + [Self.views], frameworks: [Self.framework]).typeGraph
    let nodes = Set(graph.places.keys.flatMap { [$0.from, $0.to] })
    #expect(nodes.map { "\($0.name) \($0.kind.rawValue)" }.sorted() == ["ListScreen view", "Row view", "Store model"])
  }
}
