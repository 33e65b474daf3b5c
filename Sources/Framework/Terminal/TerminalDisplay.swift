import PlainText
import Renderer

/// Lays an application's surface out on the terminal's: centred, behind its help, or, when there is no room for it,
/// a line that says how much it needs.
struct TerminalDisplay {
  var showsHelp: Bool

  private let options: TerminalOptions
  private var surface: Surface
  private var encoder: FrameEncoder
  /// What the surface shows now: when that changes, it is drawn anew.
  private var layout: Layout?

  private enum Layout: Equatable {
    case application(Size)
    case help
    case tooSmall(Size)
  }

  init(size: Size, options: TerminalOptions, showsHelp: Bool = false) {
    self.options = options
    self.showsHelp = showsHelp
    surface = Surface(size: size)
    encoder = FrameEncoder(size: size, usesColor: options.usesColor, glyphs: options.glyphs)
  }

  mutating func resize(to size: Size) {
    self = TerminalDisplay(size: size, options: options, showsHelp: showsHelp)
  }

  mutating func forget() { encoder.forget() }

  func fits(_ content: Surface) -> Bool {
    content.size.width <= surface.size.width && content.size.height <= surface.size.height
  }

  /// The place in the application's surface that lies under a place of the terminal's.
  func place(of point: Point, in content: Surface) -> Point? {
    let origin = origin(of: content.size)
    let place = Point(x: point.x - origin.x, y: point.y - origin.y)
    return fits(content) && Rect(content.size).contains(place) ? place : nil
  }

  /// Appends the bytes that bring the terminal up to date; none when it is.
  mutating func show(_ application: any TerminalApplication, into output: inout FrameBuffer) {
    update(application)
    encoder.encode(surface, into: &output)
    surface.clearDamage()
  }

  private mutating func update(_ application: any TerminalApplication) {
    let content = application.surface
    let wanted = layout(of: content)
    if wanted != layout {
      surface.clear(Rect(surface.size))
      content.damageAll()
      layout = wanted
      if wanted == .help { drawHelp(of: application) }
      if case .tooSmall(let needed) = wanted { drawNeed(of: needed) }
    }
    if case .application = wanted {
      surface.copyDamage(of: content, to: origin(of: content.size))
      content.clearDamage()
    }
  }

  private func layout(of content: Surface) -> Layout {
    if showsHelp { return .help }
    return fits(content) ? .application(content.size) : .tooSmall(content.size)
  }

  private func origin(of size: Size) -> Point {
    Point(x: max(surface.size.width - size.width, 0) / 2, y: max(surface.size.height - size.height, 0) / 2)
  }

  // MARK: Messages

  private func drawNeed(of needed: Size) {
    let have = surface.size
    let line = "Needs \(needed.width)x\(needed.height), have \(have.width)x\(have.height)"
    draw(line.columnWidth <= have.width ? [line] : line.split(separator: " ").map(String.init))
  }

  private func drawHelp(of application: any TerminalApplication) { draw(application.help + TerminalDisplay.loopHelp) }

  /// The keys that the loop itself understands.
  private static let loopHelp = [
    "Ctrl-L            draw everything anew",
    "Ctrl-Z            stop; `fg` goes on",
    "q, Ctrl-C         quit",
    "",
    "Any other key closes this help.",
  ]

  /// Draws lines one below the other, centred as a block.
  private func draw(_ lines: [String]) {
    let block = Size(width: lines.map(\.columnWidth).max() ?? 0, height: lines.count)
    let origin = origin(of: block)
    let canvas = Canvas(on: surface, frame: Rect(surface.size))
    for (row, line) in lines.enumerated() { canvas.write(line, x: origin.x, y: origin.y + row) }
  }
}
