import Lessons

extension Mines {
  static let looking: [Sentence<Mines>] = places + signs + focusing

  private static let places: [Sentence<Mines>] = [
    Sentence(
      21, "The first line is the title; the second tells how many squares are left.",
      Example(from: tenByTen, .line(0, "Mines"), .line(1, "Squares to clear: 85"), .line(2, "")),
      Example(from: tenByTen, .cell(column: 0, row: 0, "'M' bold"), .cell(column: 0, row: 1, "'S'")),
      Example(from: tenByTen, script: "press new\npress flag\npress square 0,0", .line(0, "Mines"), .line(2, ""))),
    Sentence(
      22, "The field begins in the fourth row, in the middle of 38 columns or more; a square takes three.",
      Example(
        from: tenByTen, .place(.square(column: 0, row: 0), column: 4, row: 3, columns: 3),
        .place(.square(column: 9, row: 9), column: 31, row: 12, columns: 3)),
      Example(
        from: .settings(MinesSettings(width: 1, height: 2, mineCount: 1)),
        .place(.square(column: 0, row: 1), column: 17, row: 4, columns: 3)),
      Example(from: .settings(MinesSettings(width: 12, height: 1, mineCount: 1)), .size(columns: 38, rows: 6)),
      Example(
        from: .settings(MinesSettings(width: 13, height: 1, mineCount: 1)), .size(columns: 39, rows: 6),
        .place(.square(column: 0, row: 0), column: 0, row: 3, columns: 3))),
    Sentence(
      23, "Below the field and an empty row stand flag mode and `new`, with their keys.",
      Example(
        from: tenByTen, .line(13, ""), .line(14, "    [ ] Flag mode  f     [ New ] n"), .size(columns: 38, rows: 15)),
      Example(
        from: tenByTen, .place(.flag, column: 3, row: 14, columns: 18), .place(.new, column: 25, row: 14, columns: 9))),
    Sentence(
      24, "A key beside a control presses it, and leaves the focus where it is.",
      Example(
        from: .state(MinesState("*..")), script: "key f", .value(\.flagMode, true), .focused(.square(column: 0, row: 0))
      ),
      Example(
        from: .state(MinesState("*o.")), script: "key n", .focused(.square(column: 0, row: 0)),
        .shows("Squares to clear: 2"))),
  ]

  private static let signs: [Sentence<Mines>] = [
    Sentence(
      25, "A covered square shows ■, a flagged one ⚑.",
      Example(from: .state(MinesState("o.*")), .cell(column: 18, row: 3, "'■'")),
      Example(from: .state(MinesState("o*.")), .cell(column: 18, row: 3, "'■'")),
      Example(from: .state(MinesState("ofX")), .cell(column: 18, row: 3, "'⚑' bold red")),
      Example(from: .state(MinesState("oF.")), .cell(column: 18, row: 3, "'⚑' bold red")),
      Example(from: .state(MinesState("F.")), .cell(column: 17, row: 3, "'⚑' bold reversed red"))),
    Sentence(
      26, "An uncovered one shows 💣, its number of adjacent mines, or · for none.",
      Example(from: .state(MinesState(".X.")), .cell(column: 18, row: 3, "'💣' on red")),
      Example(from: .state(MinesState(".oo..*")), .cell(column: 17, row: 3, "'·' dim")),
      Example(from: .state(MinesState("o*.")), .cell(column: 15, row: 3, "'1' bold reversed blue")),
      Example(
        from: .settings(MinesSettings(width: 3, height: 3, mineCount: 8), seed: 10), script: "press square 1,1",
        .cell(column: 18, row: 4, "'8' bold reversed")),
      Example(
        from: .settings(MinesSettings(width: 3, height: 3, mineCount: 7), seed: 2), script: "press square 1,1",
        .cell(column: 18, row: 4, "'7' bold reversed")),
      number(1, "'1' bold blue"), number(2, "'2' bold green"), number(3, "'3' bold red"),
      number(4, "'4' bold magenta"), number(5, "'5' bold yellow"), number(6, "'6' bold cyan"), number(7, "'7' bold"),
      number(8, "'8' bold")),
  ]

  private static let focusing: [Sentence<Mines>] = [
    Sentence(
      27, "The focused control stands between > and <; the others do not.",
      Example(
        from: .state(MinesState("*.F")), .line(3, "              >■< ■  ⚑"),
        .after("key right\nkey right", [.line(3, "               ■  ■ >⚑<")])),
      Example(from: .state(MinesState("...")), .line(3, "              >■< ■  ■")),
      Example(from: .state(MinesState("...")), script: "key right", .line(3, "               ■ >■< ■")),
      Example(
        from: .state(MinesState("...")), .cell(column: 15, row: 3, "'■' reversed"), .cell(column: 18, row: 3, "'■'")),
      Example(from: .state(MinesState("*.")), script: "press square 0,0", .line(3, "                >💣 ■"))),
    Sentence(
      28, "A control keeps the focus when it was pressed.",
      Example(from: .state(MinesState("*..")), script: "press square 1,0", .focused(.square(column: 1, row: 0))),
      Example(from: .state(MinesState("*..")), script: "press square 0,0", .focused(.square(column: 0, row: 0))),
      Example(from: .state(MinesState("*..")), script: "press square 2,0\npress flag", .focused(.flag)),
      Example(from: .state(MinesState("*..")), script: "press new", .focused(.new)),
      Example(from: .state(MinesState("X..")), script: "press new", .focused(.new)),
      Example(from: .state(MinesState("*oo")), script: "press new", .focused(.new))),
    Sentence(
      29, "The arrow keys, and h j k l, move the focus to the next control in that direction, as far as there is one.",
      Example(from: tenByTen, script: "press square 2,2\nkey right", .focused(.square(column: 3, row: 2))),
      Example(from: tenByTen, script: "press square 2,2\nkey left", .focused(.square(column: 1, row: 2))),
      Example(from: tenByTen, script: "press square 2,2\nkey up", .focused(.square(column: 2, row: 1))),
      Example(from: tenByTen, script: "press square 2,2\nkey down", .focused(.square(column: 2, row: 3))),
      Example(from: tenByTen, script: "press square 2,2\nkey l\nkey j", .focused(.square(column: 3, row: 3))),
      Example(from: tenByTen, script: "press square 2,2\nkey h\nkey k", .focused(.square(column: 1, row: 1))),
      Example(from: tenByTen, script: "key up\nkey left", .focused(.square(column: 0, row: 0))),
      Example(from: tenByTen, script: "press square 9,2\nkey right", .focused(.square(column: 9, row: 2))),
      Example(from: tenByTen, script: "press square 0,5\nkey left", .focused(.square(column: 0, row: 5))),
      Example(from: tenByTen, script: "press square 5,0\nkey up", .focused(.square(column: 5, row: 0))),
      Example(from: tenByTen, script: "press new\nkey down\nkey right", .focused(.new)),
      Example(from: tenByTen, script: "press flag\nkey down\nkey left", .focused(.flag)),
      Example(from: tenByTen, script: "press square 0,9\nkey down", .focused(.flag)),
      Example(from: tenByTen, script: "press square 9,9\nkey down", .focused(.new)),
      Example(from: tenByTen, script: "press square 9,9\nkey right", .focused(.square(column: 9, row: 9)))),
  ]

  // MARK: Building

  private static let tenByTen = Example<Mines>.Start.settings(MinesSettings())

  /// A square with that many mines around it, in the middle of three by three.
  private static func number(_ mines: Int, _ cell: String) -> Example<Mines> {
    var squares = Array(repeating: Array("..."), count: 3)
    for place in [0, 1, 2, 3, 5, 6, 7, 8].prefix(mines) { squares[place / 3][place % 3] = "*" }
    squares[1][1] = "o"
    return Example(
      from: .state(MinesState(squares.map { String($0) }.joined(separator: "\n"))), .cell(column: 18, row: 4, cell))
  }
}
