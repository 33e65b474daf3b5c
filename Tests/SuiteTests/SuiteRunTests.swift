import Equivalence
import Lessons
import Renderer
import Suites
import Testing

import class Separated.MinesScreen
import class Worst.MinesScreen

// A suite that cannot fail proves nothing: each of these screens has one fault, and the run has to say of which kind.

@Suite struct `A run of a suite` {
  @Test func `passes a variant that is right`() {
    #expect(failure(of: Worst.MinesScreen.self) == nil)
  }

  @Test func `tells an example that fails`() {
    let failure = failure(of: Faulty<NoFlags>.self)
    #expect(failure?.kind == .example)
    #expect(failure?.description.hasPrefix("3. In flag mode, pressing a covered square flags it.") == true)
  }

  @Test func `tells a redraw too many`() {
    #expect(failure(of: Faulty<DrawsAll>.self)?.kind == .redraws)
  }

  @Test func `tells a screen that is wrong from data that are`() {
    #expect(failure(of: Faulty<SkipsRefresh>.self) != nil)
    #expect(failure(of: Faulty<SkipsRefresh>.self, comparing: .savedStates) == nil)
    #expect(failure(of: Faulty<NoFlags>.self, comparing: .savedStates) != nil)
  }

  private func failure<Subject: RestorableScreen>(
    of subject: Subject.Type, comparing comparison: Comparison = .everything
  ) -> SuiteFailure?
  where Subject.Control == MinesControl, Subject.Settings == MinesSettings, Subject.SavedState == MinesState {
    SuiteRun(MinesSuite.self, subject: subject, reference: Separated.MinesScreen.self, comparing: comparison)
      .firstFailure()
  }
}

/// What a screen does wrong when a control is activated.
private protocol Fault {
  static func activate(_ control: MinesControl, on screen: Worst.MinesScreen)
}

private enum NoFlags: Fault {
  static func activate(_ control: MinesControl, on screen: Worst.MinesScreen) {
    if screen.savedState.flagMode, control != .flag, control != .new { return }
    screen.activate(control)
  }
}

private enum DrawsAll: Fault {
  static func activate(_ control: MinesControl, on screen: Worst.MinesScreen) {
    screen.activate(control)
    screen.window.setNeedsDisplay()
  }
}

private enum SkipsRefresh: Fault {
  static func activate(_ control: MinesControl, on screen: Worst.MinesScreen) {
    screen.activate(control)
    screen.window.discardInvalidations()
  }
}

private final class Faulty<F: Fault>: RestorableScreen {
  private let base: Worst.MinesScreen

  init(settings: MinesSettings, seed: UInt64) { base = Worst.MinesScreen(settings: settings, seed: seed) }
  init(state: MinesState) { base = Worst.MinesScreen(state: state) }

  var window: Window<MinesControl> { base.window }
  var savedState: MinesState { base.savedState }
  func display() { base.display() }
  func activate(_ control: MinesControl) { F.activate(control, on: base) }
  func restore(_ state: MinesState) { base.restore(state) }
}
