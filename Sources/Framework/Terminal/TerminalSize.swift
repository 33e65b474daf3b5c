import Foundation
import Renderer

package enum TerminalSize {
  /// The size of the terminal on standard output, in cells; 80 × 24 when it does not tell.
  package static var current: Size {
    var window = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window)
    let isKnown = window.ws_col > 0 && window.ws_row > 0
    return isKnown ? Size(width: Int(window.ws_col), height: Int(window.ws_row)) : Size(width: 80, height: 24)
  }
}
