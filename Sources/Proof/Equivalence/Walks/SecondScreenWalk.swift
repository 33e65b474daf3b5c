import Lessons
import Renderer

/// A walk of two screens on the same data, through events that either of them may get.
///
/// After each event both show what a third one does that is opened on the data just then, with their view state and
/// focus. The one that did not get the event keeps what belongs to it alone.
package struct SecondScreenWalk<S: Screen & Shareable> {
  package typealias Source = EventSource<S.Control, S.SavedState>

  private let settings: S.Settings
  private let source: Source
  private let seed: UInt64
  private let steps: Int
  private let keepsView: (_ before: S.SavedState, _ after: S.SavedState) -> Bool

  /// A walk; nothing happens before `run`.
  /// - Parameters:
  ///   - seed: The only source of chance.
  ///   - keepsView: Whether a screen has still what belongs to it alone, as far as its data allow it.
  package init(
    _ screen: S.Type, settings: S.Settings, source: Source, seed: UInt64, steps: Int,
    keepsView: @escaping (_ before: S.SavedState, _ after: S.SavedState) -> Bool
  ) {
    self.settings = settings
    self.source = source
    self.seed = seed
    self.steps = steps
    self.keepsView = keepsView
  }

  /// Walks, and throws at the first screen that is wrong.
  /// - Returns: How many events changed what the screen has saved that did not get them.
  package func run() throws(Divergence) -> Int {
    let first = S(settings: settings, seed: seed)
    let screens = [first, S(secondWindowOf: first)]
    for screen in screens { screen.redraw() }
    var generator = SplitMix64(seed: seed)
    var changes = 0
    for step in 1...steps {
      let number = generator.next(below: 2)
      let event = source.next(&generator, screens[number].window, screens[number].savedState)
      let other = screens[1 - number]
      let before = (state: other.savedState, cells: other.window.surface.cells)
      func divergence(_ difference: Divergence.Difference, of index: Int) -> Divergence {
        Divergence(
          step: step, event: "\(event) in window \(number + 1)", difference: difference,
          names: ("what window \(index + 1) should show", "window \(index + 1)"))
      }
      screens[number].handle(event)
      for screen in screens { screen.redraw() }
      for (index, screen) in screens.enumerated() {
        if let difference = difference(of: screen, fromOneBeside: first) { throw divergence(difference, of: index) }
      }
      if let difference = difference(of: other, from: before.state, before.cells) {
        throw divergence(difference, of: 1 - number)
      }
      if other.savedState != before.state { changes += 1 }
    }
    return changes
  }

  private func difference(of screen: S, fromOneBeside first: S) -> Divergence.Difference? {
    let anew = S(secondWindowOf: first)
    _ = anew.cells(withViewStateOf: screen)
    return anew.window.difference(from: screen.window, comparing: .withoutRedraws)
  }

  /// How a screen differs from what it was before another one got an event.
  private func difference(of screen: S, from state: S.SavedState, _ cells: [Cell]) -> Divergence.Difference? {
    let after = screen.savedState
    if after != state { return keepsView(state, after) ? nil : .savedState(firstDifference(state, after)) }
    return screen.window.difference(from: cells)
  }
}
