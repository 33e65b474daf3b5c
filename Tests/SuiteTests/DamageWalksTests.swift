import Equivalence
import Fixture
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Specifications
import Suites
import Testing

/// The walks that show what a fault does to the data.
@Suite struct `Walks in a small configuration` {
  @Test(arguments: allLessons.indices)
  func `change the data only as one request can`(index: Int) {
    let (events, missing) = allLessons[index].eventsWithoutRequest(walks: 20)
    #expect(events > 50, "So many events change the data.")
    #expect(missing == [])
  }

  @Test(arguments: allLessons.indices)
  func `do no damage with any variant that has no fault`(index: Int) {
    for (variant, outcome) in allLessons[index].damageOfVariants(walks: 10) {
      #expect(outcome == DamageOutcome(walks: 10), "\(variant)")
    }
  }

  private func damage<F: Fault>(of fault: F.Type) -> DamageOutcome where F.Base == MinesPair.WorstScreen {
    walks(MinesPair.self).run(10, FaultyScreen<F>.self)
  }

  @Test func `end with the first data that are impossible`() {
    #expect(damage(of: Miscounts.self) == DamageOutcome(walks: 1, damage: .impossible))
  }

  @Test func `tell data that are wrong from those that are impossible`() {
    #expect(damage(of: NeverFlags.self).damage == .wrong)
    #expect(damage(of: SkipsRefresh.self).damage == .none)
  }

  @Test func `go on where the program would end`() {
    #expect(damage(of: EndsProgram.self) == DamageOutcome(walks: 10, ended: 10))
  }

  @Test func `take the small configurations in turn`() {
    typealias Plan = DamageWalks<MinesSuite, MinesPair.Driver, MinesPair.SeparatedScreen>.Plan
    let widths = (0..<(MinesSuite.sources.count + 1) * 2).map { Plan($0).settings.width }
    #expect(Set(widths.prefix(widths.count / 2)) == [3])
    #expect(Set(widths.suffix(widths.count / 2)) == [7])
  }
}

/// Mines that cannot be played.
private enum EndsProgram: Fault {
  static func activate(_ control: MinesControl, on screen: MinesPair.WorstScreen) { preconditionFailure("on purpose") }
}

private func walks<Pair: LessonPair>(_ pair: Pair.Type) -> DamageWalks<Pair.Suite, Pair.Driver, Pair.SeparatedScreen> {
  DamageWalks(
    Pair.Suite.self, Pair.Driver.self, reference: Pair.SeparatedScreen.self, withoutFault: { $0() }, willSend: {})
}

extension LessonPair {
  fileprivate static func damageOfVariants(walks count: Int) -> [(variant: String, outcome: DamageOutcome)] {
    func outcome<Screen: LessonScreen<L>>(_ screen: Screen.Type) -> DamageOutcome {
      walks(Self.self).run(count, screen)
    }
    return variants.map { ($0.name, outcome($0.screen)) }
  }

  /// The events on walks of the separated variant for which no request is known.
  fileprivate static func eventsWithoutRequest(walks: Int) -> (events: Int, missing: [String]) {
    var (events, missing) = (0, [String]())
    for number in 0..<walks {
      let plan = DamageWalks<Suite, Driver, SeparatedScreen>.Plan(number)
      let screen = SeparatedScreen(settings: plan.settings, seed: plan.seed)
      var generator = SplitMix64(seed: plan.seed)
      screen.redraw()
      for _ in 0..<100 {
        let before = Driver.data(of: screen.savedState)
        let event = plan.source.next(&generator, screen.window, screen.savedState)
        screen.play(event)
        let after = Driver.data(of: screen.savedState)
        if after == before { continue }
        events += 1
        if !Driver.isPossible(after, from: before) { missing.append("\(event) on walk \(number)") }
      }
    }
    return (events, missing)
  }
}
