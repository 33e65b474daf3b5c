import Equivalence
import LessonScreens
import Lessons
import MutantSwitch
import Renderer
import Specifications
import Suites
import Terminal

/// What a fault in a kata's screen does to the data.
package enum KataDamage: String, Codable, Sendable {
  case none
  /// What the screen saves is at some time such that nothing that can be asked for leads there.
  case impossible
  /// What the screen saves is at some time not what its model holds.
  case parted
}

/// Switches a fault in a kata's screen on, and walks.
struct KataDamageCheck<
  Suite: LessonSuite, Kata: LessonScreen<Suite.L>, Reference: RestorableLessonScreen<Suite.L>,
  Driver: ModelDriver<Suite.L>, ReferenceDriver: ModelDriver<Suite.L>
> {
  /// Fewer than where faults are counted: a check is waited for.
  private static var walks: Int { 40 }

  private typealias Walks = DamageWalks<Suite, ReferenceDriver, Reference>

  func run(fault: Int) -> KataDamage {
    activeMutant = fault
    let walks = Walks(
      Suite.self, ReferenceDriver.self, reference: Reference.self, withoutFault: { $0() }, willSend: resetStepBudget)
    if walks.run(Self.walks, Kata.self).damage == .impossible { return .impossible }
    let isParted = (0..<Self.walks).contains { number in TrapGuard.run { parts(Walks.Plan(number)) } == true }
    return isParted ? .parted : .none
  }

  /// Whether a screen that is opened on a model comes to save something else than the model holds.
  private func parts(_ plan: Walks.Plan) -> Bool {
    resetStepBudget()
    let model = Driver(settings: plan.settings, seed: plan.seed).model
    guard let screen: Kata = openScreen(on: model) else { return false }
    let reference = Reference(settings: plan.settings, seed: plan.seed)
    var generator = SplitMix64(seed: plan.seed)
    reference.redraw()
    screen.redraw()
    for _ in 0..<Walks.eventsPerWalk {
      let event = plan.source.next(&generator, reference.window, reference.savedState)
      resetStepBudget()
      reference.play(event)
      screen.play(event)
      if Driver.data(of: screen.savedState) != model.savedState { return true }
    }
    return false
  }
}
