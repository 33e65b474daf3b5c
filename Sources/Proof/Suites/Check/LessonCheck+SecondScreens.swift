import Equivalence
import LessonScreens
import Lessons
import Renderer

extension LessonCheck {
  /// Walks on the subject with a second screen on the same data, from every shape with every way of choosing events, which
  /// either of the two may get.
  ///
  /// After each event both show what a third one does that is opened on the data just then, with their view state and
  /// focus. The one that did not get the event keeps what belongs to it alone.
  /// - Returns: How many events changed what the screen has saved that did not get them: without any the walks prove
  ///   nothing.
  /// - Throws: At the first screen that is wrong.
  package func secondScreens(steps: Int) throws(Divergence) -> Int {
    var changes = 0
    for settings in shapes {
      for (number, source) in Suite.sources.enumerated() {
        changes += try secondScreens(
          settings, source, seed: UInt64(number), steps: min(steps, Suite.walkLength(settings)))
      }
    }
    return changes
  }

  private func secondScreens(
    _ settings: L.Settings, _ source: EventSource<L.Control, L.State>, seed: UInt64, steps: Int
  ) throws(Divergence) -> Int {
    let first = Subject(settings: settings, seed: seed)
    let screens = [first, Subject(secondWindowOf: first)]
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
          step: step, event: "\(event) in window \(number + 1), \(source.name)", difference: difference,
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

  /// Walks on the subject beside one that is made anew now and then, from every shape with every way of choosing events:
  /// what a screen shows and does follows from what it saves, its view state and its focus.
  /// - Throws: At the first difference, such as a cell that was not redrawn.
  package func renewedScreens(steps: Int) throws(Divergence) {
    for settings in shapes {
      for (number, source) in Suite.sources.enumerated() {
        var generator = SplitMix64(seed: UInt64(number))
        let lockstep = Lockstep<Subject, Subject>(
          settings: settings, seed: 1, comparing: .withoutRedraws, names: ("the screen", "one made anew"))
        var earlier: L.State?
        for _ in 1...steps {
          try lockstep.send(source.next(&generator, lockstep.first.window, lockstep.savedState))
          guard generator.next(below: 10) == 0 else { continue }
          try lockstep.renewSecond(from: earlier)
          earlier = earlier == nil ? lockstep.savedState : nil
        }
      }
    }
  }

  private func difference(of screen: Subject, fromOneBeside first: Subject) -> Divergence.Difference? {
    let anew = Subject(secondWindowOf: first)
    _ = anew.cells(withViewStateOf: screen)
    return anew.window.difference(from: screen.window, comparing: .withoutRedraws)
  }

  /// How a screen differs from what it was before another one got an event.
  private func difference(of screen: Subject, from state: L.State, _ cells: [Cell]) -> Divergence.Difference? {
    let after = screen.savedState
    if after != state { return Suite.keepsView(state, after) ? nil : .savedState(firstDifference(state, after)) }
    return screen.window.difference(from: cells)
  }
}
