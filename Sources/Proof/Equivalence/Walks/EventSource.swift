import LessonScreens
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

  /// The same, in two windows: one event in ten changes the window that those after it go to.
  public var inTwoWindows: EventSource {
    EventSource(name) { generator, window, state in
      switch generator.next(below: 20) {
      case 0: .window(1)
      case 1: .window(2)
      default: next(&generator, window, state)
      }
    }
  }

  /// As uniform, but half of all kinds of events never happen, others in each walk: what only shows when something else
  /// is left alone does show. Source: Groce et al., "Swarm testing" (2012).
  public static func swarm(_ seed: UInt64) -> EventSource {
    let swarm = Swarm<Control>(seed: seed)
    let uniform = uniform
    return EventSource("swarm") { generator, window, state in
      for _ in 0..<20 {
        let event = uniform.next(&generator, window, state)
        if swarm.has(event) { return event }
      }
      return .tick
    }
  }
}

/// Those with a name, some that move the focus or press a control, and one that does neither. The examples press the
/// keys of all controls.
private let keys: [Key] = [
  .return, .escape, .backspace, .delete, .tab, .backtab, .space, .up, .down, .left, .right, .home, .end,
  .character("h"), .character("j"), .character("x"), .character("f"), .character("n"), .character("é"),
]

/// Narrow, wide and composed ones, and a mark that joins the character before it.
private let characters: [Character] = ["a", "b", " ", "é", "🐶", "語", "\u{301}", "👩‍👧"]

extension SplitMix64 {
  /// A press of a control, each as likely as the others, disabled ones too; a tick when there is none.
  public mutating func press<Control>(in window: Window<Control>) -> Event<Control> {
    let controls = window.views.controls
    guard !controls.isEmpty, let control = window.control(element(of: controls)) else { return .tick }
    return .press(control)
  }

  /// A press of one of the controls on the screen that fulfil a condition, or of the one given, each as likely as the
  /// others.
  public mutating func press<Control>(
    in window: Window<Control>, where isWanted: (Control) -> Bool, or other: Control? = nil
  ) -> Event<Control> {
    let wanted = window.views.controls.lazy.compactMap { window.control($0) }.filter(isWanted)
    let count = wanted.reduce(0) { count, _ in count + 1 }
    guard let control = wanted.dropFirst(next(below: other == nil ? count : count + 1)).first ?? other else {
      preconditionFailure("As many controls are found as were counted (was \(count))")
    }
    return .press(control)
  }

  /// An element, each as likely as the others.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    precondition(!elements.isEmpty, "There is something to choose from (was empty)")
    return elements[next(below: elements.count)]
  }

  /// An element that fulfils a condition, each as likely as the others; no list of them is made.
  public mutating func element<Elements: Collection>(
    of elements: Elements, where isWanted: (Elements.Element) -> Bool
  ) -> Elements.Element {
    let index = next(below: elements.count(where: isWanted))
    guard let element = elements.lazy.filter(isWanted).dropFirst(index).first else {
      preconditionFailure("As many elements are found as were counted (was \(index))")
    }
    return element
  }

  fileprivate mutating func point(in size: Size) -> Point {
    Point(x: next(below: size.width), y: next(below: size.height))
  }
}
