import Renderer

/// What an exploration found.
package struct ExplorationReport: Equatable, Sendable {
  package internal(set) var initialStates = 0
  package internal(set) var states = 0
  package internal(set) var transitions = 0
  /// How many states need so many events to be reached, from none on.
  package internal(set) var statesByDepth: [Int] = []
  package internal(set) var fingerprint = Fingerprint()
  package internal(set) var bytesPerState = 0.0
}

/// A number for a set of transitions: the same in every run and on every machine. Counts alone are blind: a variant
/// without the flood of Mines has as many states.
package struct Fingerprint: Equatable, Sendable, CustomStringConvertible {
  private var sum: UInt64 = 0

  package init() {}

  mutating func add(from state: Int, by event: Int, to bytes: [UInt8]) {
    sum &+= stableHash(bytes, seed: UInt64(state) << 16 | UInt64(event))
  }

  package var description: String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The shortest way, from an initial state, to a place where two screens differ.
package struct ExplorationFailure<State: Sendable, Control: Hashable & Sendable>: Error {
  package let start: State
  package let events: [Event<Control>]
  package let difference: Divergence.Difference
}
