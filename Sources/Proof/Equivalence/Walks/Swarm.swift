import Lessons
import Renderer
import Synchronization

/// About half of all kinds of events; a seed decides which. A press is of the kind of the first word of what is
/// pressed, so that all squares of a board are of one kind.
final class Swarm<Control: Hashable & Sendable & LosslessStringConvertible>: Sendable {
  private let seed: UInt64
  private let hasCharacters: Bool
  private let hasKeys: Bool
  private let hasClicks: Bool
  private let hasTicks: Bool
  /// What was decided for each control that was asked for so far.
  private let knownPresses = Mutex<[Control: Bool]>([:])

  init(seed: UInt64) {
    self.seed = seed
    hasCharacters = Swarm.has("typ", seed)
    hasKeys = Swarm.has("key", seed)
    hasClicks = Swarm.has("cli", seed)
    hasTicks = Swarm.has("tic", seed)
  }

  func has(_ event: Event<Control>) -> Bool {
    switch event {
    case .press(let control): hasPress(of: control)
    case .type: hasCharacters
    case .key: hasKeys
    case .click: hasClicks
    case .tick: hasTicks
    case .window: true
    }
  }

  private func hasPress(of control: Control) -> Bool {
    knownPresses.withLock { known in
      if let isMember = known[control] { return isMember }
      let isMember = Swarm.has(control.description.prefix { $0 != " " }, seed)
      known[control] = isMember
      return isMember
    }
  }

  private static func has(_ kind: Substring, _ seed: UInt64) -> Bool { stableHash(kind.utf8, seed: seed) & 1 == 0 }
}
