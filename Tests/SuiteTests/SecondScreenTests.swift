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
  @Test(arguments: allLessons.map { $0.both[0] })
  func `is wrong where there is no model`(variant: VariantSource) {
    #expect(throws: Divergence.self) { try pair(of: variant.lesson).changesOnSecondScreens(variant) }
  }

  @Test func `is wrong when it is not drawn anew`() {
    let found = #expect(throws: Divergence.self) { try walk(StaysAsDrawn.self, ChatSuite.self) }
    #expect(found?.description.contains("cell ") == true, "\(found)")
  }

  @Test func `is wrong when it jumps while the other one gets an event`() {
    let found = #expect(throws: Divergence.self) { try walk(SelectsFirst.self, PromotionsSuite.self) }
    #expect(found?.description.contains("saved state.selected") == true, "\(found)")
  }

  private func walk<D: Disturbance, Suite: LessonSuite>(_ disturbance: D.Type, _ suite: Suite.Type) throws
  where D.Base: LessonScreen<Suite.L> {
    _ = try LessonCheck(suite, subject: DisturbedScreen<D>.self, reference: D.Base.self).secondScreens(steps: 100)
  }
}

// MARK: - Faults

/// What a screen does to the one beside it, and should not.
private protocol Disturbance {
  associatedtype Base: Screen & Shareable

  static func disturb(_ screen: Base)
}

private enum StaysAsDrawn: Disturbance {
  static func disturb(_ screen: ChatScreen) { screen.window.views.discardInvalidations() }
}

private enum SelectsFirst: Disturbance {
  static func disturb(_ screen: PromotionsScreen) { screen.viewState = screen.viewState.map { _ in 0 } }
}

private final class DisturbedScreen<D: Disturbance>: ScreenDecorator, Shareable {
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
