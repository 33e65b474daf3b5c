import Testing

@testable import RuleMeter
@testable import Workshop

/// Which lines can write the data, on code small enough to count by hand.
@Suite struct `The lines to blame` {
  private static let framework = Meter.Source(
    path: "Framework.swift", text: "protocol Screen { func activate() }\nprotocol View {}\n")

  private func lines(_ sources: [(path: String, text: String)]) -> LinesToBlame {
    let program = AnalysedProgram(
      sources.map { Meter.Source(path: $0.path, text: $0.text) }, frameworks: [Self.framework])
    return LinesToBlame(program.calls.data, in: sources)
  }

  private let counter = """
    /// A model of one type, sealed.
    final class Counter {
      private(set) var value = 0

      func add() { value += 1 }
    }
    """

  private let screen = """
    final class CounterScreen: Screen {
      private let counter = Counter()
      // Asks.
      func activate() { counter.add() }
    }

    struct Label: View {
      var text = ""
    }
    """

  @Test func `are those of the one type that holds sealed data`() {
    let found = lines([("App/Model/Counter.swift", counter), ("App/CounterScreen.swift", screen)])
    #expect(found.data.map(\.symbol) == ["Counter.value"])
    #expect(found.types == ["Counter"])
    #expect(found.count == 4)
  }

  @Test func `are those of all types of a file whose data are private to it`() {
    let rules = "\n\nstruct Rules {\n  static let most = 9\n}\n\nextension Counter {\n  func reset() { value = 0 }\n}\n"
    let found = lines([("App/Model/Counter.swift", counter + rules), ("App/CounterScreen.swift", screen)])
    #expect(found.types == ["Counter", "Rules"])
    #expect(found.count == 4 + 3 + 3)
  }

  @Test func `are those of the whole module where anybody in it can set the data`() {
    let open = counter.replacing("private(set) ", with: "")
    let found = lines([("App/Counter.swift", open), ("App/CounterScreen.swift", screen)])
    #expect(found.types == ["Counter", "CounterScreen", "Label"])
    #expect(found.count == 4 + 4 + 3)
  }

  @Test func `are those of the model where what anybody can set is in a module of its own`() {
    let open = counter.replacing("private(set) ", with: "package ")
    let found = lines([("App/Model/Counter.swift", open), ("App/CounterScreen.swift", screen)])
    #expect(found.types == ["Counter"])
    #expect(found.count == 4)
  }

  @Test func `are those of the whole model where several of its types hold data`() {
    let switches = """
      final class Lamp {
        private(set) var isOn = false
        func press() { isOn.toggle() }
      }
      """
    let helper = "let limit = 3\nenum Kind { case one }\n"
    let pressing = screen.replacing("counter.add()", with: "counter.add(); lamp.press()")
      .replacing("  // Asks.", with: "  private let lamp = Lamp()")
    let found = lines([
      ("App/Model/Counter.swift", counter), ("App/Model/Lamp.swift", switches), ("App/Model/Helper.swift", helper),
      ("App/CounterScreen.swift", pressing),
    ])
    #expect(found.types == ["Counter", "Kind", "Lamp"])
    #expect(found.count == 4 + 4 + 2)
  }

  @Test func `are none where there are no data`() {
    #expect(lines([("App/Label.swift", "struct Label: View {\n  let text = \"\"\n}\n")]).count == 0)
  }
}
