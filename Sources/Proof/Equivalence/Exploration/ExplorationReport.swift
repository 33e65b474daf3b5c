/// What an exploration found.
public struct ExplorationReport: Codable, Equatable, Sendable {
  /// Different states that it started from.
  public internal(set) var initialStates = 0
  /// Different states, the initial ones too.
  public internal(set) var states = 0
  /// Steps sent that had something to act on, those that changed nothing too.
  public internal(set) var transitions = 0
  /// How many states are reached after no event, after one, after two and so on.
  public internal(set) var statesByDepth: [Int] = []
  /// Identifies all transitions together.
  public internal(set) var fingerprint = Fingerprint()
  /// Memory that a stored state takes, on average.
  public internal(set) var bytesPerState = 0.0
}

/// A number for a set of transitions: the same in every run and on every machine. Counts alone are blind: a variant
/// without the flood of Mines has as many states.
public struct Fingerprint: Codable, Equatable, Sendable, CustomStringConvertible {
  private var sum: UInt64 = 0

  mutating func add(from state: Int, by event: Int, to bytes: [UInt8]) {
    sum &+= stableHash(bytes, seed: UInt64(state) << 16 | UInt64(event))
  }

  mutating func add(_ other: Fingerprint) { sum &+= other.sum }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
