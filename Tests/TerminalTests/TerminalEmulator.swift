import PlainText
import Renderer

@testable import Terminal

/// A terminal as far as `FrameEncoder` uses one: it interprets a stream of bytes and keeps what would be seen.
struct TerminalEmulator {
  struct Place: Equatable, CustomStringConvertible {
    /// `nil` in the second cell of a wide character.
    var character: Character? = " "
    var style = Style.plain

    var description: String { "\(character.map(String.init) ?? "") \(style)" }
  }

  let size: Size
  private(set) var places: [Place]
  /// What it did not understand.
  private(set) var unknown: [String] = []
  private var cursor = Point(x: 0, y: 0)
  private var pen = Style.plain
  /// How wide it takes clusters of several scalars to be: terminals disagree.
  private let clusterWidth: Int?

  init(size: Size, clusterWidth: Int? = nil) {
    self.size = size
    self.clusterWidth = clusterWidth
    places = Array(repeating: Place(), count: size.width * size.height)
  }

  subscript(x: Int, y: Int) -> Place { places[y * size.width + x] }

  mutating func show(_ frame: borrowing FrameBuffer) {
    var rest = String(decoding: frame.bytes, as: UTF8.self)[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": sequence(&rest)
      case "\r": cursor.x = 0
      case "\u{8}": cursor.x = max(cursor.x - 1, 0)
      default: write(character)
      }
    }
  }

  private mutating func sequence(_ rest: inout Substring) {
    let end = rest.dropFirst().firstIndex { $0.isLetter } ?? rest.startIndex
    let parameters = rest[..<end].dropFirst().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let final = rest[end]
    let text = String(rest[...end])
    rest = rest[rest.index(after: end)...]
    switch final {
    case "H": move(parameters)
    case "C": cursor.x += (parameters.first ?? 1) ?? 1
    case "G": cursor.x = ((parameters.first ?? 1) ?? 1) - 1
    case "J" where parameters == [2]: places = Array(repeating: Place(), count: places.count)
    case "m": for parameter in parameters.isEmpty ? [0] : parameters { style(parameter ?? 0) }
    default: unknown.append(text)
    }
  }

  private mutating func move(_ parameters: [Int?]) {
    cursor.y = ((parameters.first ?? 1) ?? 1) - 1
    cursor.x = ((parameters.dropFirst().first ?? 1) ?? 1) - 1
  }

  private mutating func style(_ parameter: Int) {
    var (foreground, background, attributes) = (pen.foreground, pen.background, pen.attributes)
    switch parameter {
    case 0: (foreground, background, attributes) = (nil, nil, [])
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.dim)
    case 4: attributes.insert(.underline)
    case 7: attributes.insert(.reverse)
    case 22: attributes.subtract([.bold, .dim])
    case 24: attributes.remove(.underline)
    case 27: attributes.remove(.reverse)
    case 30...37: foreground = Color(rawValue: UInt8(parameter - 30))
    case 39: foreground = nil
    case 40...47: background = Color(rawValue: UInt8(parameter - 40))
    case 49: background = nil
    default: unknown.append("\(parameter)m")
    }
    pen = Style(foreground: foreground, background: background, attributes: attributes)
  }

  /// Without automatic wrapping the cursor stays in the last column.
  private mutating func write(_ character: Character) {
    let isCluster = character.unicodeScalars.count > 1
    let width = isCluster ? clusterWidth ?? character.columnWidth : character.columnWidth
    put(Place(character: character, style: pen), at: cursor.x)
    if width == 2 && cursor.x + 1 < size.width { put(Place(character: nil, style: pen), at: cursor.x + 1) }
    cursor.x = min(cursor.x + width, size.width - 1)
  }

  /// Overwriting one half of a wide character erases the other.
  private mutating func put(_ place: Place, at x: Int) {
    let index = cursor.y * size.width + x
    if places[index].character == nil && place.character != nil { places[index - 1].character = " " }
    let next = x + 1 < size.width ? index + 1 : index
    if next > index && places[next].character == nil { places[next].character = " " }
    places[index] = place
  }
}
