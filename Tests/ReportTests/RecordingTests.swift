import Renderer
import SourceTools
import Testing

@testable import PlayBoth
@testable import Workshop

private final class Parts {
  struct Row {
    var handle = ViewHandle()
    var text: String
  }

  var rows = [Row(text: "a"), Row(text: "b")]
  @ViewState var selected: Int?
  var flag = Switch("Flag", frame: Rect(x: 0, y: 0, width: 5))
  var other: Parts?
}

@Test func `stored values are compared by path, and view state is told apart`() {
  let parts = Parts()
  let before = StoredValues(of: parts, models: [])
  parts.rows[1].text = "c"
  parts.selected = 1
  parts.flag.isOn = true
  let changes = StoredValues(of: parts, models: []).changes(since: before)
  #expect(changes.map(\.path) == ["flag.isOn", "rows[1].text", "selected"])
  #expect(changes.map(\.old) == ["false", "b", "nil"])
  #expect(changes.map(\.new) == ["true", "c", "1"])
  #expect(changes.map(\.owner) == [.viewState, .view, .viewState])
  #expect(changes[1].symbols == ["Parts.rows", "Row.text"])
}

@Test func `a collection that grew is shown by its number of elements alone`() {
  let parts = Parts()
  let before = StoredValues(of: parts, models: [])
  parts.rows.insert(Parts.Row(text: "0"), at: 0)
  let changes = StoredValues(of: parts, models: []).changes(since: before)
  #expect(changes.map { "\($0.path): \($0.old), \($0.new)" } == ["rows: 2, 3 elements"])
}

@Test func `objects that refer to each other are read once, and those that are models own what they store`() {
  let parts = Parts()
  parts.other = Parts()
  parts.other?.other = parts
  let before = StoredValues(of: parts, models: ["Parts"])
  parts.other?.rows[0].text = "z"
  let changes = StoredValues(of: parts, models: ["Parts"]).changes(since: before)
  #expect(changes.map(\.path) == ["other.rows[0].text"])
  #expect(changes.map(\.owner) == [.model])
}

@Test func `paths are in the order of their numbers`() {
  let paths = ["rows[10].a", "rows[2].b", "rows[2].a", "message", "rows"]
  #expect(paths.sorted { $0.precedes($1) } == ["message", "rows", "rows[2].a", "rows[2].b", "rows[10].a"])
}

@Test func `long values are shortened, and an empty one is seen`() {
  #expect(
    NameGroup.change(from: "", to: String(repeating: "x", count: 40)) == "“” → " + String(repeating: "x", count: 27)
      + "…")
}

@Test func `a frame is stored once, and a character beyond ASCII has its width`() throws {
  let surface = Surface(size: Size(width: 6, height: 1))
  Canvas(on: surface, frame: Rect(x: 0, y: 0, width: 6)).line("a💣⚑b", style: .bold)
  var table = FrameTable()
  #expect([table.add(surface), table.add(surface)] == [0, 0])
  #expect(table.rows.values[0].map(\.text) == ["a", "💣", "⚑", "b "])
  #expect(table.rows.values[0].map(\.columns) == [nil, 2, 1, nil])
  #expect(table.styles.values == ["bold"])
}
