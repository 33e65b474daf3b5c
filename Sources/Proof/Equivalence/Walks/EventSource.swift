import Lessons
import Renderer

/// Chooses the events of a random walk.
public struct EventSource<Control: Hashable & Sendable & LosslessStringConvertible, SavedState: Sendable>: Sendable {
  /// Chooses the next event from what is on the screen and what its state is.
  public typealias Choice = @Sendable (inout SplitMix64, Window<Control>, SavedState) -> Event<Control>

  /// As reports write it.
  public let name: String
  /// Chooses the next event.
  public let next: Choice

  /// - Parameter name: As reports write it.
  public init(_ name: String, next: @escaping Choice) {
    self.name = name
    self.next = next
  }
}

extension EventSource {
  /// Anything that can happen: mostly presses of controls, disabled ones too, and keys, characters, clicks and ticks.
  public static var uniform: EventSource {
    EventSource("uniform") { generator, window, _ in
      switch generator.next(below: 20) {
      case 0: .tick
      case 1: .click(generator.point(in: window.size))
      case 2, 3: .key(generator.element(of: keys))
      case 4, 5: .type(generator.element(of: characters))
      default: generator.press(in: window)
      }
    }
  }

  /// Mostly characters and editing keys, for the lessons with text fields.
  public static var typing: EventSource {
    EventSource("typing") { generator, window, _ in
      switch generator.next(below: 10) {
      case 0: .tick
      case 1, 2: generator.press(in: window)
      case 3, 4, 5: .key(generator.element(of: keys))
      default: .type(generator.element(of: characters))
      }
    }
  }

  /// As uniform, but half of all kinds of events never happen, others in each walk: what only shows when something else
  /// is left alone does show. Source: Groce et al., "Swarm testing" (2012).
  public static func swarm(_ seed: UInt64) -> EventSource {
    EventSource("swarm") { generator, window, state in
      for _ in 0..<20 {
        let event = uniform.next(&generator, window, state)
        if event.isAllowed(inSwarm: seed) { return event }
      }
      return .tick
    }
  }

  private static var keys: [Key] {
    [
      .return, .escape, .backspace, .delete, .tab, .backtab, .space, .up, .down, .left, .right, .home, .end,
      .character("h"), .character("j"), .character("x"), .character("f"), .character("n"), .character("é"),
    ]
  }

  /// Narrow, wide and composed ones, and a mark that joins the character before it.
  private static var characters: [Character] { ["a", "b", " ", "é", "🐶", "語", "\u{301}", "👩‍👧"] }
}

extension Event where Control: LosslessStringConvertible {
  /// Whether a swarm has this kind of event: the first word of what is pressed, or the event's own.
  fileprivate func isAllowed(inSwarm seed: UInt64) -> Bool {
    let kind: Substring =
      if case .press(let control) = self { control.description.prefix { $0 != " " } } else { description.prefix(3) }
    return stableHash(kind.utf8, seed: seed) & 1 == 0
  }
}

extension SplitMix64 {
  /// A press of a control, each as likely as the others, disabled ones too; a tick when there is none.
  public mutating func press<Control>(in window: Window<Control>) -> Event<Control> {
    let controls = window.views.controls
    guard !controls.isEmpty, let control = window.control(element(of: controls)) else { return .tick }
    return .press(control)
  }

  /// An element, each as likely as the others.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    precondition(!elements.isEmpty, "There is something to choose from (was empty)")
    return elements[next(below: elements.count)]
  }

  fileprivate mutating func point(in size: Size) -> Point {
    Point(x: next(below: size.width), y: next(below: size.height))
  }
}
