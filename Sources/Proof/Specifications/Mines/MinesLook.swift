import Lessons

extension Mines {
  @SentenceBuilder<Mines> static var looking: [Sentence<Mines>] {
    "21. The first line is the title; the second tells how many squares are left."
    given(tenByTen, .line(0, "Mines"), .line(1, "Squares to clear: 85"), .line(2, ""))
    given(tenByTen, .cell(column: 0, row: 0, "'M' bold"), .cell(column: 0, row: 1, "'S'"))
    given(tenByTen, "press new\npress flag\npress square 0,0", .line(0, "Mines"), .line(2, ""))
    "22. The field begins in the fourth row, in the middle of 38 columns or more; a square takes three."
    given(
      tenByTen, .place(.square(column: 0, row: 0), column: 4, row: 3, columns: 3),
      .place(.square(column: 9, row: 9), column: 31, row: 12, columns: 3))
    given(field(1, 2, mines: 1), .place(.square(column: 0, row: 1), column: 17, row: 4, columns: 3))
    given(field(12, 1, mines: 1), .size(columns: 38, rows: 6))
    given(field(13, 1, mines: 1))
      .expect(.size(columns: 39, rows: 6), .place(.square(column: 0, row: 0), column: 0, row: 3, columns: 3))
    "23. Below the field and an empty row stand flag mode and `new`, with their keys."
    given(tenByTen, .line(13, ""), .line(14, "    [ ] Flag mode  f     [ New ] n"), .size(columns: 38, rows: 15))
    given(tenByTen, .place(.flag, column: 3, row: 14, columns: 18), .place(.new, column: 25, row: 14, columns: 9))
    "24. A key beside a control presses it, and leaves the focus where it is."
    given(State("*.."), "key f", .value(\.flagMode, true), .focused(.square(column: 0, row: 0)))
    given(State("*o."), "key n", .focused(.square(column: 0, row: 0)), .shows("Squares to clear: 2"))
    "25. A covered square shows ■, a flagged one ⚑."
    given(State("o.*"), .cell(column: 18, row: 3, "'■'"))
    given(State("o*."), .cell(column: 18, row: 3, "'■'"))
    given(State("ofX"), .cell(column: 18, row: 3, "'⚑' bold red"))
    given(State("oF."), .cell(column: 18, row: 3, "'⚑' bold red"))
    given(State("F."), .cell(column: 17, row: 3, "'⚑' bold reversed red"))
    "26. An uncovered one shows 💣, its number of adjacent mines, or · for none."
    given(State(".X."), .cell(column: 18, row: 3, "'💣' on red"))
    (0...8).map {
      given(around("*", $0), "press square 1,1", .cell(column: 18, row: 4, "'💣' reversed on red"))
        .expect(.shows("Boom... you lose!"))
    }
    given(State(".oo..*"), .cell(column: 17, row: 3, "'·' dim"))
    given(State("o*."), .cell(column: 15, row: 3, "'1' bold reversed blue"))
    given(field(3, 3, mines: 8, seed: 10), "press square 1,1", .cell(column: 18, row: 4, "'8' bold reversed"))
    given(field(3, 3, mines: 7, seed: 2), "press square 1,1", .cell(column: 18, row: 4, "'7' bold reversed"))
    zip(1..., ["bold blue", "bold green", "bold red", "bold magenta", "bold yellow", "bold cyan", "bold", "bold"])
      .map { given(around("o", $0), .cell(column: 18, row: 4, "'\($0)' \($1)")) }
    "27. The focused control stands between > and <; the others do not."
    given(State("*.F"))
      .expect(.line(3, "              >■< ■  ⚑"), .after("key right\nkey right", .line(3, "               ■  ■ >⚑<")))
    given(State("..."), .line(3, "              >■< ■  ■"))
    given(State("..."), "key right", .line(3, "               ■ >■< ■"))
    given(State("..."), .cell(column: 15, row: 3, "'■' reversed"), .cell(column: 18, row: 3, "'■'"))
    given(State("*."), "press square 0,0", .line(3, "                >💣 ■"))
    "28. A control keeps the focus when it was pressed."
    given(State("*.."), "press square 1,0", .focused(.square(column: 1, row: 0)))
    given(State("*.."), "press square 0,0", .focused(.square(column: 0, row: 0)))
    given(State("*.."), "press square 2,0\npress flag", .focused(.flag))
    ["*..", "X..", "*oo"].map { given(State($0), "press new", .focused(.new)) }
    "29. The arrow keys, and h j k l, move the focus to the next control in that direction, if there is one."
    [
      ("press square 2,2\nkey right", 3, 2), ("press square 2,2\nkey left", 1, 2),
      ("press square 2,2\nkey up", 2, 1), ("press square 2,2\nkey down", 2, 3),
      ("press square 2,2\nkey l\nkey j", 3, 3), ("press square 2,2\nkey h\nkey k", 1, 1),
      ("key up\nkey left", 0, 0), ("press square 9,2\nkey right", 9, 2),
      ("press square 0,5\nkey left", 0, 5), ("press square 5,0\nkey up", 5, 0),
    ].map { given(tenByTen, $0, .focused(.square(column: $1, row: $2))) }
    given(tenByTen, "press new\nkey down\nkey right", .focused(.new))
    given(tenByTen, "press flag\nkey down\nkey left", .focused(.flag))
    given(tenByTen, "press square 0,9\nkey down", .focused(.flag))
    given(tenByTen, "press square 9,9\nkey down", .focused(.new))
    given(tenByTen, "press square 9,9\nkey right", .focused(.square(column: 9, row: 9)))
  }

  // MARK: Building

  static let tenByTen = Start.settings(MinesSettings())

  /// A field that is dealt.
  static func field(_ width: Int, _ height: Int, mines: Int, seed: UInt64 = 1) -> Example<Mines>.Start {
    .settings(MinesSettings(width: width, height: height, mineCount: mines), seed: seed)
  }

  /// A square with that many mines around it, in the second row and column.
  private static func around(_ square: Character, _ mines: Int) -> MinesState {
    var squares = Array(repeating: Array("..."), count: 4)
    for place in [0, 1, 2, 3, 5, 6, 7, 8].prefix(mines) { squares[place / 3][place % 3] = "*" }
    squares[1][1] = square
    return State(squares.map { String($0) }.joined(separator: "\n"))
  }
}
