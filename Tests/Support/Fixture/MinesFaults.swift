import Lessons
import Renderer
import Worst

/// Mines whose switch does nothing.
package enum IgnoresSwitch: Fault {
  package static func activate(_ control: MinesControl, on screen: MinesScreen) {
    if control != .flag { screen.activate(control) }
  }
}

/// Mines whose squares do nothing in flag mode.
package enum NeverFlags: Fault {
  package static func activate(_ control: MinesControl, on screen: MinesScreen) {
    if screen.savedState.flagMode, control != .flag, control != .new { return }
    screen.activate(control)
  }
}

package enum SkipsRefresh: Fault {
  package static func activate(_ control: MinesControl, on screen: MinesScreen) {
    screen.activate(control)
    screen.window.views.discardInvalidations()
  }
}

package enum RedrawsEverything: Fault {
  package static func activate(_ control: MinesControl, on screen: MinesScreen) {
    screen.activate(control)
    screen.window.setNeedsDisplay()
  }
}

/// Mines with one neighbour too many beside one square.
package enum Miscounts: Fault {
  package static func activate(_ control: MinesControl, on screen: MinesScreen) {
    screen.activate(control)
    var state = screen.savedState
    state.game.squares[2].adjacent += 1
    screen.restore(state)
  }
}
