import Renderer

/// The screen that the benchmark draws: a board, a counter, and lines that never change.
final class BenchmarkScreen: Screen {
  let window: Window<String>
  private var squares: [BenchmarkSquare]
  private var counter = Label("000000", frame: Rect(x: 7, y: 22, width: 6))
  private var labels: [Label]

  init(glyphs: GlyphSet) {
    window = Window(size: Size(width: 80, height: 24))
    let faces = BenchmarkSquare.faces(glyphs)
    squares = (0..<ScreenWorkload.squareCount).map { BenchmarkSquare(number: $0, faces: faces) }
    let edge = "+" + String(repeating: "-", count: 30) + "+"
    let sides = (3..<13).flatMap { row in [3, 34].map { Label("|", frame: Rect(x: $0, y: row, width: 1)) } }
    labels =
      sides + [
        Label(
          "Minesweeper", frame: Rect(x: 1, y: 0, width: 11), style: Style(foreground: .cyan, attributes: .bold)),
        Label(edge, frame: Rect(x: 3, y: 2, width: 32)),
        Label(edge, frame: Rect(x: 3, y: 13, width: 32)),
        Label("Moves:", frame: Rect(x: 0, y: 22, width: 6)),
        Label("Mines: 10", frame: Rect(x: 15, y: 22, width: 9)),
        Label(
          "arrows/hjkl move  space open  f flag  c chord  n new  q quit", frame: Rect(x: 0, y: 23, width: 60)),
      ]
    for index in squares.indices { window.add(&squares[index], named: "square \(index)") }
    for index in labels.indices { window.add(&labels[index], named: "label \(index)") }
    window.add(&counter, named: "counter")
  }

  func display() {
    window.display(squares)
    window.display(labels)
    window.display(counter)
  }

  func activate(_ control: String) {}

  /// How many updates there were.
  var savedState: Int { Int(counter.text) ?? 0 }

  func restore(_ state: Int) { setCounter(state) }

  func apply(_ update: ScreenWorkload.Update, number: Int) {
    switch update {
    case .square(let square, let kind): set(square, to: kind)
    case .board(let kinds): for (square, kind) in kinds.enumerated() { set(square, to: kind) }
    }
    setCounter(number)
  }

  private func set(_ square: Int, to kind: Int) {
    squares[square].kind = kind
    window.setNeedsDisplay(squares[square])
  }

  private func setCounter(_ number: Int) {
    let digits = String(number)
    counter.text = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    window.setNeedsDisplay(counter)
  }
}

/// A square of three columns that shows one of fourteen kinds.
private struct BenchmarkSquare: View {
  struct Face {
    let text: String
    let style: Style
  }

  var id = ViewID.none
  let frame: Rect
  var kind = ScreenWorkload.hidden
  private let faces: [Face]

  init(number: Int, faces: [Face]) {
    frame = Rect(x: 4 + number % 10 * 3, y: 3 + number / 10, width: 3)
    self.faces = faces
  }

  func draw(in canvas: Canvas) {
    let face = faces[kind]
    canvas.write(face.text, x: 0, y: 0, style: face.style)
  }

  /// How each kind looks.
  static func faces(_ glyphs: GlyphSet) -> [Face] {
    let numbers: [(Color, Style.Attributes)] = [
      (.blue, .bold), (.green, .bold), (.red, .bold), (.magenta, .bold), (.yellow, .bold), (.cyan, .bold),
      (.white, .bold), (.white, []),
    ]
    let marks: [(ascii: String, unicode: String, style: Style)] = [
      ("[ ]", " ■ ", Style(foreground: .black, background: .white)),
      ("[F]", " ⚑ ", Style(foreground: .red, background: .white, attributes: .bold)),
      ("[?]", "🐶 ", Style(foreground: .blue, background: .white)),
      (" * ", "💣 ", Style(foreground: .black, background: .red)),
      ("*X*", "💥 ", Style(foreground: .white, background: .red, attributes: .bold)),
    ]
    return [Face(text: "   ", style: .plain)]
      + numbers.enumerated().map { index, look in
        Face(text: " \(index + 1) ", style: Style(foreground: look.0, attributes: look.1))
      }
      + marks.map { Face(text: glyphs == .ascii ? $0.ascii : $0.unicode, style: $0.style) }
  }
}
