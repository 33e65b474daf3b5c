import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Suites
import Testing

@Suite struct `A second screen on the same data` {
  @Test(arguments: allLessons.map { $0.both[0] })
  func `is wrong where there is no model`(variant: VariantSource) {
    #expect(throws: Divergence.self) { try pair(of: variant.lesson).changesOnSecondScreens(variant) }
  }

  @Test(arguments: allLessons.indices)
  func `is wrong when it is not drawn anew, or takes over what belongs to the other one`(index: Int) {
    let (drawn, shared) = allLessons[index].disturbed
    #expect(drawn?.contains("cell ") == true)
    // To-do saves nothing of what belongs to the view.
    #expect(shared?.contains("saved state.") == (allLessons[index].name == ToDo.name ? nil : true))
  }
}

extension LessonPair {
  /// What is found of the separated variant with either fault.
  fileprivate static var disturbed: (drawn: String?, shared: String?) {
    (found(StaysAsDrawn<SeparatedScreen>.self), found(SharesViewState<SeparatedScreen>.self))
  }

  private static func found<D: Disturbance>(_ fault: D.Type) -> String? where D.Base == SeparatedScreen {
    let check = LessonCheck(Suite.self, subject: DisturbedScreen<D>.self, reference: SeparatedScreen.self)
    do {
      _ = try check.secondScreens(steps: 100)
      return nil
    } catch {
      return error.description
    }
  }
}

// MARK: - Faults

/// What a screen does to the one beside it, and should not.
private protocol Disturbance {
  associatedtype Base: Screen & Shareable

  static func disturb(_ screen: Base, beside other: Base)
}

private enum StaysAsDrawn<Base: Screen & Shareable>: Disturbance {
  static func disturb(_ screen: Base, beside other: Base) { screen.window.views.discardInvalidations() }
}

private enum SharesViewState<Base: Screen & Shareable>: Disturbance {
  static func disturb(_ screen: Base, beside other: Base) { screen.viewState = other.viewState }
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
    if let neighbour { D.disturb(neighbour.base, beside: base) }
  }
}
