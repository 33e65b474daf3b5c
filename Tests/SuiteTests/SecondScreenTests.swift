import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Suites
import Testing

import class Separated.ChatScreen
import class Separated.PromotionsScreen

@Suite struct `A second screen on the same data` {
  /// A note is seldom given another text, a square often.
  @Test(arguments: [("mines", 50), ("todo", 60), ("notes", 300), ("promotions", 50), ("chat", 50)])
  func `shows them after each event that either of the two gets, and keeps its view`(name: String, steps: Int) throws {
    let lesson = try #require(allLessons.first { $0.name == name })
    let found = separated(lesson, steps)
    #expect(found.difference == nil)
    #expect(found.changes > 5)
  }

  @Test(arguments: allLessons.map { $0.name })
  func `is wrong where there is no model`(name: String) throws {
    let lesson = try #require(allLessons.first { $0.name == name })
    #expect(worst(lesson).firstFailure?.kind == .secondScreen)
  }

  @Test(arguments: MinesPair.sources.filter { !$0.hasModel })
  func `has a field of its own where there is no model`(variant: VariantSource) {
    let (first, second) = squaresToClear(MinesPair.variant(variant).screen)
    #expect(second == first)
  }

  @Test func `is wrong when it is not drawn anew`() {
    let found = find(StaysAsDrawn.self, ChatSuite.self)
    #expect(found.difference?.contains("cell ") == true, "\(found)")
  }

  @Test func `is wrong when it jumps while the other one gets an event`() {
    let found = find(SelectsFirst.self, PromotionsSuite.self)
    #expect(found.difference?.contains("saved state.selected") == true, "\(found)")
  }

  // MARK: Checking

  /// The line that tells it, on a first screen and on one beside it.
  private func squaresToClear<S: ShareableScreen<MinesControl, MinesSettings, MinesState>>(
    _ screen: S.Type
  ) -> (String, String) {
    let first = S(settings: MinesSettings(), seed: 1)
    let second = S(beside: first)
    first.redraw()
    second.redraw()
    return (first.activeWindow.surface.lines[1], second.activeWindow.surface.lines[1])
  }

  private func separated<Pair: LessonPair>(_ pair: Pair.Type, _ steps: Int) -> SecondScreens {
    LessonCheck(Pair.Suite.self, subject: Pair.SeparatedScreen.self, reference: Pair.WorstScreen.self)
      .secondScreens(steps: steps)
  }

  private func worst<Pair: LessonPair>(_ pair: Pair.Type) -> LessonOutcome {
    LessonCheck(Pair.Suite.self, subject: Pair.WorstScreen.self, reference: Pair.SeparatedScreen.self)
      .run([.secondScreens(steps: 100)])
  }

  private func find<D: Disturbance, Suite: LessonSuite>(_ disturbance: D.Type, _ suite: Suite.Type) -> SecondScreens
  where D.Base: ShareableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State> {
    LessonCheck(suite, subject: DisturbedScreen<D>.self, reference: D.Base.self).secondScreens(steps: 100)
  }
}

// MARK: - Faults

/// What a screen does to the one beside it, and should not.
private protocol Disturbance {
  associatedtype Base: Screen & Shareable

  static func disturb(_ screen: Base)
}

private enum StaysAsDrawn: Disturbance {
  static func disturb(_ screen: ChatScreen) { screen.window.discardInvalidations() }
}

private enum SelectsFirst: Disturbance {
  static func disturb(_ screen: PromotionsScreen) { screen.viewState = screen.viewState.map { _ in 0 } }
}

private final class DisturbedScreen<D: Disturbance>: ScreenDecorator, Shareable {
  typealias Control = D.Base.Control
  typealias Settings = D.Base.Settings
  typealias SavedState = D.Base.SavedState
  typealias SavedViewState = D.Base.SavedViewState

  let base: D.Base
  private weak var neighbour: DisturbedScreen?

  init(_ base: D.Base) { self.base = base }

  convenience init(beside other: DisturbedScreen) {
    self.init(D.Base(beside: other.base))
    if other.neighbour != nil { return }
    other.neighbour = self
    neighbour = other
  }

  convenience init(secondWindowOf other: DisturbedScreen) { self.init(beside: other) }

  func activate(_ control: D.Base.Control) {
    base.activate(control)
    if let neighbour { D.disturb(neighbour.base) }
  }
}
