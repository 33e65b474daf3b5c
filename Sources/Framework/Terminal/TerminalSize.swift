import Foundation
import Renderer

package enum TerminalSize {
  /// What lies beyond is left empty: a terminal may say any size.
  private static let limit: UInt16 = 1_000

  /// The size of the terminal on standard output, in cells, at most 1,000 × 1,000; 80 × 24 when it does not tell.
  package static var current: Size {
    var window = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window)
    let isKnown = window.ws_col > 0 && window.ws_row > 0
    guard isKnown else { return Size(width: 80, height: 24) }
    return Size(width: Int(min(window.ws_col, limit)), height: Int(min(window.ws_row, limit)))
  }
}
