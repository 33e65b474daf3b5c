import Lessons
import Renderer

/// How a fault in one of two screens shows on walks that both take: after how many events a cell or a control is wrong,
/// and after how many more all is right again.
public struct FaultWalks: Codable, Equatable, Sendable {
  /// Walks taken.
  public private(set) var walks = 0
  /// For each walk on which something was wrong, the events until it was, at least one.
  public private(set) var untilShown: [Int] = []
  /// For each of these on which everything was right again, the events from then on.
  public private(set) var untilHealed: [Int] = []
  /// Walks that ended because the data differed: on the wrong screen the same event meant something else.
  public private(set) var endedByData = 0

  /// No walks yet.
  public init() {}

  /// Takes a walk. What is wrong before the first event counts as shown by it.
  public mutating func take<First, Second>(
    _ lockstep: Lockstep<First, Second>, _ source: EventSource<First.Control, First.SavedState>, seed: UInt64,
    steps: Int
  ) {
    walks += 1
    var generator = SplitMix64(seed: seed)
    var shown: Int?
    for step in 1...steps {
      lockstep.handle(source.next(&generator, lockstep.first.window, lockstep.savedState))
      switch FaultWalks.look(at: lockstep) {
      case .right:
        guard let shown else { continue }
        untilHealed.append(step - shown)
        return
      case .wrong where shown == nil:
        shown = step
        untilShown.append(step)
      case .wrong: break
      case .otherData:
        endedByData += 1
        return
      }
    }
  }

  private enum Look { case right, wrong, otherData }

  private static func look<First, Second>(at lockstep: Lockstep<First, Second>) -> Look {
    do {
      try lockstep.compare()
      return .right
    } catch {
      if case .savedState = error.difference { return .otherData }
      return .wrong
    }
  }
}
