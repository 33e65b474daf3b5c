import Equivalence
import LessonScreens
import Lessons
import Renderer
import Specifications
import Terminal

/// What a fault in a screen does to its data on walks, which are always the same: in every small configuration, with every
/// way of choosing events in turn.
///
/// What the data can be is asked of a model that is known to be right. A walk ends where the screen would end the program.
package struct DamageWalks<
  Suite: LessonSuite, Driver: ModelDriver<Suite.L>, Reference: RestorableLessonScreen<Suite.L>
> {
  package typealias L = Suite.L

  /// As long as those on which it is counted how a fault shows.
  package static var eventsPerWalk: Int { 100 }

  private let withoutFault: (() -> Bool) -> Bool
  private let willSend: () -> Void

  /// - Parameters:
  ///   - withoutFault: Asks something with the fault switched off: it may be in the model that is asked.
  ///   - willSend: Called before the screen is made and before each event.
  package init(
    _ suite: Suite.Type, _ driver: Driver.Type, reference: Reference.Type,
    withoutFault: @escaping (() -> Bool) -> Bool, willSend: @escaping () -> Void
  ) {
    self.withoutFault = withoutFault
    self.willSend = willSend
  }

  package struct Plan {
    package let settings: L.Settings
    package let source: EventSource<L.Control, L.State>
    package let seed: UInt64

    package init(_ number: Int) {
      seed = UInt64(number)
      let sources = Suite.sources + [.swarm(seed)]
      source = sources[number % sources.count]
      settings = Driver.smallSettings[number / sources.count % Driver.smallSettings.count]
    }
  }

  /// Walks until data are impossible.
  /// - Parameter subject: The screen that may have a fault.
  package func run<Subject: RestorableLessonScreen<L>>(_ walks: Int, _ subject: Subject.Type) -> DamageOutcome {
    var outcome = DamageOutcome()
    for number in 0..<walks where outcome.damage != .impossible {
      outcome.walks += 1
      guard let damage = TrapGuard.run({ damage(Plan(number), subject) }) else {
        outcome.ended += 1
        continue
      }
      outcome.damage = max(outcome.damage, damage)
    }
    return outcome
  }

  private func damage<Subject: RestorableLessonScreen<L>>(_ plan: Plan, _ subject: Subject.Type) -> DataDamage {
    let (settings, seed) = (plan.settings, plan.seed)
    willSend()
    return damageWalk(
      Subject(settings: settings, seed: seed), beside: Reference(settings: settings, seed: seed), plan.source,
      seed: seed, steps: Self.eventsPerWalk, data: Driver.data,
      isPossible: { after, before in
        withoutFault {
          before.map { Driver.isPossible(after, from: $0) } ?? Driver.isPossible(after, with: settings, seed: seed)
        }
      }, willSend: willSend)
  }
}

/// What a fault did to the data.
package struct DamageOutcome: Codable, Equatable, Sendable {
  package internal(set) var walks = 0
  /// The worst on any of them.
  package internal(set) var damage = DataDamage.none
  /// Walks on which the program would have ended.
  package internal(set) var ended = 0

  package init(walks: Int = 0, damage: DataDamage = .none, ended: Int = 0) {
    (self.walks, self.damage, self.ended) = (walks, damage, ended)
  }
}
