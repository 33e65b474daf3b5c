import Equivalence
import Lessons
import Renderer

extension LessonCheck {
  /// Long enough for most faults to heal, short enough for many.
  private static var eventsPerFaultWalk: Int { 100 }

  /// How a fault in the subject shows on walks beside the reference. The walks are always the same: from every shape with every
  /// way of choosing events in turn.
  package func faultWalks(_ walks: Int) -> FaultWalks {
    var result = FaultWalks()
    for number in 0..<walks {
      let seed = UInt64(number)
      let sources = Suite.sources + [.swarm(seed)]
      let settings = shapes[number / sources.count % shapes.count]
      let lockstep = Lockstep(
        Reference(settings: settings, seed: seed), Subject(settings: settings, seed: seed),
        comparing: .withoutRedraws, keepsEvents: false)
      result.take(lockstep, sources[number % sources.count], seed: seed, steps: Self.eventsPerFaultWalk)
    }
    return result
  }
}
