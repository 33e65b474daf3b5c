import Testing

@testable import RuleMeter

/// What an event reaches, on code small enough to count by hand.
@Suite struct `An event reaches` {
  private static let framework = """
    protocol Screen { func activate(_ control: Control); func tick() }
    protocol View { var handle: ViewHandle { get set }; mutating func didMove(to owner: String); mutating func draw() }
    final class Window { func add(_ view: inout some View) {} }
    struct ViewHandle {}
    """

  private func reach(_ text: String) -> [String] {
    AnalysedProgram(["Panel.swift": text], frameworks: ["Framework.swift": Self.framework])
      .reach(events: ["activate", "tick"]).map { "\($0.source): \($0.names.joined(separator: " "))" }
  }

  @Test func `what the framework calls back of a view that it is lent, but not its drawing`() {
    let program = """
      struct Panel: View {
        var handle = ViewHandle() { didSet { moves += 1 } }
        private var moves = 0
        private var owner = ""
        private var drawn = 0
        mutating func didMove(to owner: String) { self.owner = owner }
        mutating func draw() { drawn += 1 }
      }
      final class PanelScreen: Screen {
        let window = Window()
        private var panel = Panel()
        func activate(_ control: Control) { window.add(&panel) }
        func tick() {}
        private func tick(_ panel: Panel) { self.panel = panel }
      }
      """
    #expect(
      reach(program).sorted() == [
        "PanelScreen.activate: Panel.moves Panel.owner PanelScreen.panel", "PanelScreen.tick: ",
      ])
  }
}
