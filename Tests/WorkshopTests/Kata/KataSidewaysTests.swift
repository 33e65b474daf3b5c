import Testing

@testable import Equivalence
@testable import RuleMeter
@testable import Workshop

@Suite struct `A zero that does not count` {
  private let nothing = Experiments(thrownAway: 0, changedBehind: 0, muted: 0, events: 20)

  /// With a model, and nothing to count.
  private var zero: ProgramMeasure {
    var measure = ProgramMeasure(path: "Kata/Mines")
    measure.models = 1
    return measure
  }

  private let place = ProgramMeasure.Location(file: "Kata/Mines/Game.swift", line: 1, column: 1)

  private func lines(
    _ measure: ProgramMeasure, _ cells: Experiments? = nil, viewState: [ProgramMeasure.ViewState] = []
  ) -> [String] {
    let sideways = KataSideways(measure, viewState: [viewState])
    let lines = sideways.lines(cells ?? nothing)
    #expect(sideways.isZero(cells ?? nothing) == lines.isEmpty)
    return lines
  }

  @Test func `is one when neither the meter nor an experiment finds anything`() { #expect(lines(zero) == []) }

  @Test func `is seen by each experiment`() {
    let cells = Experiments(thrownAway: 1, changedBehind: 2, muted: 3, events: 20)
    #expect(
      lines(zero, cells) == [
        "R1 reads 0, but a new screen on the same model is wrong in 1 cell: the views still hold application state, "
          + "or the model tells only the screen that was opened last.",
        "R2 reads 0, but a second screen on the same model is wrong in 2 cells: it is not told what the first one did, "
          + "or does not share its data.",
        "R3 reads 0, but with nothing announced 3 cells changed: something refreshes without being told, or is told "
          + "in a way that muting does not stop. 'Observers' and '@Observable' are stopped; what else tells asks "
          + "'AnnouncementMonitor' first, as Sources/Separated/Model/Notes/Note.swift does.",
      ])
  }

  @Test func `is that of a program without a model`() {
    #expect(
      lines(ProgramMeasure(path: "Kata/Mines"))
        == ["All read 0, but there is no model: the meter finds no type that holds the application state."])
  }

  @Test func `is not reached by declaring application state as view state`() {
    var measure = zero
    func declared(_ names: KeyValuePairs<String, String>) -> [ProgramMeasure.ViewState] {
      names.map { .init(symbol: $0, location: place, type: $1) }
    }
    measure.viewState = declared([
      "ToDoScreen.items": "[Item]", "ToDoList.scroll": "Int", "ToDoScreen.scroll": "[Item]", "A.draft": "String",
      "B.draft": "String", "List.isFull": "Bool",
    ])
    #expect(
      lines(measure, viewState: declared(["List.scroll": "Int", "A.draft": "String", "List.isLong": "Bool"])) == [
        "Declared as view state, and application state in this lesson: ToDoScreen.items, ToDoScreen.scroll. "
          + "A name does not separate it."
      ])
  }

  @Test func `is not reached by what the meter cannot see`() {
    var measure = zero
    measure.unresolved = [.init(expression: "data[]", location: place)]
    #expect(lines(measure) == ["The meter cannot see what is changed by 'data[]' (\(place.file):1): spell it out."])
    (measure.leftOut, measure.unparsed) = (2, [.init(place.file, "nests deep")])
    #expect(lines(measure).first == "Kata/Mines/Game.swift:1 keeps its file from being counted: nests deep.")
    #expect(lines(measure).last?.hasSuffix("for their names or the comments at their heads: 2. Change these.") == true)
  }
}
