import Renderer

/// The screen that the benchmark draws: a board, a counter, and lines that never change.
final class BenchmarkScreen: Screen {
  let window: Window<String>
  private var squares: [BenchmarkSquare]
  private var counter = Label("000000", frame: Rect(x: 7, y: 22, width: 6))
  private var labels: [Label]

  init(glyphs: GlyphSet) {
    window = Window(size: Size(width: 80, height: 24))
    squares = (0..<ScreenWorkload.squareCount).map { BenchmarkSquare(number: $0, glyphs: glyphs) }
    let edge = "+" + String(repeating: "-", count: 30) + "+"
    let sides = (3..<13).flatMap { row in [3, 34].map { Label("|", frame: Rect(x: $0, y: row, width: 1)) } }
    labels =
      sides + [
        Label("Minesweeper", frame: Rect(x: 1, y: 0, width: 11), style: Style(foreground: .cyan, attributes: .bold)),
        Label(edge, frame: Rect(x: 3, y: 2, width: 32)),
        Label(edge, frame: Rect(x: 3, y: 13, width: 32)),
        Label("Moves:", frame: Rect(x: 0, y: 22, width: 6)),
        Label("Mines: 10", frame: Rect(x: 15, y: 22, width: 9)),
        Label("arrows/hjkl move  space open  f flag  c chord  n new  q quit", frame: Rect(x: 0, y: 23, width: 60)),
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

  func show(_ kinds: [Int], at changed: Range<Int>, number: Int) {
    for square in changed { squares[square].kind = kinds[square] }
    counter.text = String(unsafeUninitializedCapacity: 6) { digits in
      var rest = number
      for place in (0..<6).reversed() {
        digits[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      return 6
    }
  }
}

/// A square of three columns that shows one of fourteen kinds.
private struct BenchmarkSquare: View {
  var handle = ViewHandle()
  let frame: Rect
  var kind = ScreenWorkload.hidden { didSet { setNeedsDisplay() } }
  private let glyphs: GlyphSet

  init(number: Int, glyphs: GlyphSet) {
    frame = Rect(x: 4 + number % 10 * 3, y: 3 + number / 10, width: 3)
    self.glyphs = glyphs
  }

  func draw(in canvas: Canvas) {
    let faces = glyphs == .ascii ? BenchmarkSquare.asciiFaces : BenchmarkSquare.unicodeFaces
    canvas.write(faces[kind], x: 0, y: 0, style: BenchmarkSquare.styles[kind])
  }

  // Each by kind: empty and the numbers, hidden, flag, question mark, mine, exploded mine.
  private static let numbers = ["   "] + (1...8).map { " \($0) " }
  private static let asciiFaces = numbers + ["[ ]", "[F]", "[?]", " * ", "*X*"]
  private static let unicodeFaces = numbers + [" ■ ", " ⚑ ", "🐶 ", "💣 ", "💥 "]
  private static let colors: [Color] = [.blue, .green, .red, .magenta, .yellow, .cyan, .white]
  private static let styles: [Style] =
    [.plain] + colors.map { Style(foreground: $0, attributes: .bold) } + [
      Style(foreground: .white), Style(foreground: .black, background: .white),
      Style(foreground: .red, background: .white, attributes: .bold), Style(foreground: .blue, background: .white),
      Style(foreground: .black, background: .red), Style(foreground: .white, background: .red, attributes: .bold),
    ]
}
