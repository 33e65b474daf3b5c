import Lessons

extension ToDo {
  static let looking: [Sentence<ToDo>] = [
    Sentence(
      21, "The title is in the first line, the first item in the third, its `delete` beside it.",
      Example(
        from: holding("a"), .line(0, "To Do (1/10)"), .line(1, ""), .line(2, " a                       [>Delete<] 0")),
      Example(from: holding("a", "b"), .line(3, " b                       [ Delete ] 1"), .line(4, "")),
      Example(from: holding(), .line(1, ""), .line(2, ""), .line(3, ""), .line(12, ""), .line(13, "")),
      Example(
        from: holding("a", "b"), .place(.delete(row: 0), column: 25, row: 2, columns: 12),
        .place(.delete(row: 1), column: 25, row: 3, columns: 12))),
    Sentence(
      22, "Below the list stands `add`, in a window of 38 columns and 15 rows.",
      Example(
        from: holding(), .line(14, "                         [>Add<] a"), .place(.add, column: 25, row: 14, columns: 9)),
      Example(from: holding(), .size(columns: 38, rows: 15))),
    Sentence(
      23, "A title of more than 23 columns ends in `…`.",
      Example(from: holding(letters(23)), script: "press add", .line(2, " \(letters(23)) [ Delete ] 0")),
      Example(from: holding(letters(24)), script: "press add", .line(2, " \(letters(22))… [ Delete ] 0")),
      Example(
        from: holding("Write a letter to the king"), script: "press add",
        .line(2, " Write a letter to the … [ Delete ] 0")),
      Example(
        from: holding("Write to the grandfather"), script: "press add",
        .line(2, " Write to the grandfath… [ Delete ] 0"))),
    Sentence(
      24, "Wide and composed characters take the columns that they need.",
      Example(from: holding("🐶🐱"), script: "press add", .line(2, " 🐶🐱                    [ Delete ] 0")),
      Example(from: holding("e\u{301}"), script: "press add", .line(2, " e\u{301}                       [ Delete ] 0")),
      Example(from: holding("👩‍👧"), script: "press add", .line(2, " 👩‍👧                      [ Delete ] 0")),
      Example(
        from: holding(String(repeating: "犬", count: 12)), script: "press add",
        .line(2, " \(String(repeating: "犬", count: 11))… [ Delete ] 0"))),
    Sentence(
      25, "A title of spaces, or of nothing, has its row.",
      Example(from: holding("", "b"), .enabled(.delete(row: 0)), .line(3, " b                       [ Delete ] 1")),
      Example(from: holding("  ", "b"), script: "press delete 1", .value(\.items, ["  "])),
      Example(from: holding("", " "), .line(0, "To Do (2/10)")),
      Example(
        from: .state(ToDoState(capacity: 12, items: Array(repeating: "", count: 12))), .line(12, " 2 more below"),
        .enabled(.delete(row: 9)))),
    Sentence(
      26, "A button that is disabled has neither brackets nor key.",
      Example(from: holding("a", capacity: 1), .line(14, "                           Add"))),
  ]

  static let keeping: [Sentence<ToDo>] = saving + longLists + farEnds + crossing

  private static let full = Example<ToDo>.Start.state(
    ToDoState(capacity: 50, items: Array(repeating: "a", count: 50)))

  private static let saving: [Sentence<ToDo>] = [
    Sentence(
      27, "Saved are the capacity and the titles, in their order.",
      .file(#"{"capacity":3,"items":["b","a/\"é🐶"]}"#, holds: ToDoState(capacity: 3, items: ["b", "a/\"é🐶"])),
      .file(#"{"capacity":10,"items":[]}"#, holds: ToDoState(capacity: 10, items: [])),
      Example(from: .settings(ToDoSettings(capacity: 50)), .value(\.capacity, 50)),
      Example(from: full, .value(\.capacity, 50), .value(\.items.count, 50)),
      Example(from: holding("a"), script: "press add", .writes(#"{"capacity":10,"items":["a","To Do Item 2"]}"#))),
    Sentence(
      28, "A saved list is shown from its first row.",
      Example(from: holding("b", "a"), .line(2, " b                       [>Delete<] 0"), .shows(" a ")),
      Example(from: holding("a", "b", capacity: 2), .shows("To Do (2/2)"), .disabled(.add)),
      Example(from: twelve, .enabled(.delete(row: 0)), .shows(" 2 more below"))),
    Sentence(
      29, "A file is refused whose capacity is not 1 to 50.",
      .file(#"{"capacity":0,"items":[]}"#, isRefused: "'capacity' is 0, allowed is 1…50"),
      .file(#"{"capacity":51,"items":[]}"#, isRefused: "'capacity' is 51, allowed is 1…50"),
      .mayBeSaved(ToDoState(capacity: 1, items: [])), .mayBeSaved(ToDoState(capacity: 50, items: []))),
    Sentence(
      30, "A file is refused with more items than the capacity.",
      .file(#"{"capacity":1,"items":["a","b"]}"#, isRefused: "'number of items' is 2, allowed is 0…1"),
      .mayBeSaved(ToDoState(capacity: 2, items: ["a", "b"]))),
    Sentence(
      31, "A file is refused that is not JSON, or that lacks something, has too much, or something of another kind.",
      .file("To Do Item 1", isRefused: "it is not JSON"),
      .file(#"{"items":[]}"#, isRefused: "'capacity' is missing"),
      .file(#"{"capacity":1}"#, isRefused: "'items' is missing"),
      .file(#"{"capacity":1,"items":[],"scroll":0}"#, isRefused: "'scroll' is unknown, allowed are capacity, items"),
      .file(#"{"capacity":"1","items":[]}"#, isRefused: "'capacity' has the wrong type"),
      .file(#"{"capacity":1,"items":[1]}"#, isRefused: "'items.0' has the wrong type")),
    Sentence(
      32, "A screen that goes back to a saved list shows it from its first row.",
      Example(
        from: twelve, script: "press add",
        .afterRestoring(ToDoState(capacity: 13, items: ["x"]), [.line(2, " x                       [>Delete<] 0")])),
      Example(
        from: twelve, script: "press add",
        .afterRestoring(twelveItems, [.enabled(.delete(row: 0)), .absent(.delete(row: 10)), .enabled(.add)])),
      Example(
        from: holding("a"), script: "press add",
        .afterRestoring(ToDoState(capacity: 10, items: ["x"]), [.focused(.add)])),
      Example(
        from: holding("a", "b"), script: "key down",
        .afterRestoring(ToDoState(capacity: 10, items: ["x", "y"]), [.focused(.delete(row: 1))])),
      Example(
        from: twelve, script: keys("down", 11),
        .afterRestoring(twelveItems, [.enabled(.delete(row: 0)), .shows(" 2 more below")])),
      Example(
        from: twelve, .afterRestoring(ToDoState(capacity: 13, items: []), [.shows("To Do (0/13)"), .hides("more")])),
      Example(
        from: twelve,
        .afterRestoring(
          ToDoState(capacity: 13, items: [" b", "", "a ", "", "To Do Item 5"]),
          [
            .state(ToDoState(capacity: 13, items: [" b", "", "a ", "", "To Do Item 5"])), .shows("To Do (5/13)"),
            .line(7, ""),
          ]))),
    Sentence(
      33, "The scroll belongs to the view; another window takes it over as far as its list goes.",
      Example(
        from: twelve, script: "press add\npress delete 12",
        .inAnotherWindow([.enabled(.delete(row: 11)), .absent(.delete(row: 1)), .shows("2 more above")])),
      Example(
        from: twelve, script: "press add",
        .inAnotherWindow([.enabled(.delete(row: 11)), .enabled(.delete(row: 2)), .hides("below")]))),
  ]

  // MARK: Building

  private static let twelveItems = ToDoState(capacity: 13, items: (1...12).map { "Item \($0)" })
  private static let twelve = Example<ToDo>.Start.state(twelveItems)

  static func holding(_ titles: String..., capacity: Int = 10) -> Example<ToDo>.Start {
    .state(ToDoState(capacity: capacity, items: titles))
  }

  private static func letters(_ count: Int) -> String { String("abcdefghijklmnopqrstuvwxyz".prefix(count)) }
}
