import PlainText
import Renderer

/// Lays an application's surface out on the terminal's: centred, behind its help, or, when there is no room for it,
/// a line that says how much it needs.
struct TerminalDisplay {
  var showsHelp: Bool

  private let size: Size
  private let options: TerminalOptions
  private var encoder: FrameEncoder
  /// What the terminal shows now: when that changes, all of it is drawn anew.
  private var layout: Layout?

  private enum Layout: Equatable {
    case application(Size)
    case help
    case tooSmall(Size)
  }

  init(size: Size, options: TerminalOptions, showsHelp: Bool = false) {
    self.size = size
    self.options = options
    self.showsHelp = showsHelp
    encoder = FrameEncoder(size: size, usesColor: options.usesColor, glyphs: options.glyphs)
  }

  mutating func resize(to size: Size) {
    self = TerminalDisplay(size: size, options: options, showsHelp: showsHelp)
  }

  mutating func forget() {
    encoder.forget()
    layout = nil
  }

  func fits(_ content: Surface) -> Bool {
    content.size.width <= size.width && content.size.height <= size.height
  }

  /// The place in the application's surface that lies under a place of the terminal's.
  func place(of point: Point, in content: Surface) -> Point? {
    let origin = origin(of: content.size)
    let place = Point(x: point.x - origin.x, y: point.y - origin.y)
    return fits(content) && Rect(content.size).contains(place) ? place : nil
  }

  /// Appends the bytes that bring the terminal up to date; none when it is.
  mutating func show(_ application: any TerminalApplication, into output: inout FrameBuffer) {
    let content = application.surface
    let wanted = layout(of: content)
    if wanted != layout {
      layout = wanted
      encoder.encode(drawn(wanted, application), into: &output)
    } else if case .application = wanted {
      encoder.encode(content, at: origin(of: content.size), into: &output)
    }
    if case .application = wanted { content.clearDamage() }
  }

  /// All that the terminal shows, blank around it.
  private func drawn(_ layout: Layout, _ application: any TerminalApplication) -> Surface {
    let surface = Surface(size: size)
    switch layout {
    case .application(let size):
      application.surface.damageAll()
      surface.copyDamage(of: application.surface, to: origin(of: size))
      if size.height < surface.size.height {
        let canvas = Canvas(on: surface, frame: Rect(surface.size))
        canvas.line(application.footer, row: surface.size.height - 1, style: .dim)
      }
    case .help: draw(application.help + TerminalDisplay.loopHelp, on: surface)
    case .tooSmall(let needed): draw(need(of: needed), on: surface)
    }
    return surface
  }

  private func layout(of content: Surface) -> Layout {
    if showsHelp { return .help }
    return fits(content) ? .application(content.size) : .tooSmall(content.size)
  }

  private func origin(of size: Size) -> Point {
    Point(x: max(self.size.width - size.width, 0) / 2, y: max(self.size.height - size.height, 0) / 2)
  }

  // MARK: Messages

  private func need(of needed: Size) -> [String] {
    let line = "Needs \(needed.width)x\(needed.height), have \(size.width)x\(size.height)"
    return line.columnWidth <= size.width ? [line] : line.split(separator: " ").map(String.init)
  }

  /// The keys that the loop itself understands.
  private static let loopHelp = [
    "Ctrl-L            draw everything anew",
    "Ctrl-Z            stop; `fg` goes on",
    "q, Ctrl-C         quit",
    "",
    "Any other key closes this help.",
  ]

  /// Draws lines one below the other, centred as a block.
  private func draw(_ lines: [String], on surface: Surface) {
    let block = Size(width: lines.map(\.columnWidth).max() ?? 0, height: lines.count)
    let origin = origin(of: block)
    let canvas = Canvas(on: surface, frame: Rect(surface.size))
    for (row, line) in lines.enumerated() { canvas.write(line, x: origin.x, y: origin.y + row) }
  }
}
