import Foundation
import Terminal

/// How far a long task has come, on standard error if that is a terminal: done, of how many, how fast, how long still.
package struct Progress {
  private static let isShown = canErase(STDERR_FILENO)

  private let label: String
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now

  package init(_ label: String) { self.label = label }

  /// Shows progress, a few times a second at most.
  package mutating func show(_ done: Int, of total: Int) {
    let now = ContinuousClock.now
    guard Progress.isShown, now - lastShown > .milliseconds(200) else { return }
    lastShown = now
    let rate = Double(done) / ((now - start) / .seconds(1))
    let left = rate > 0 ? String(format: ", %.0f s left", Double(total - done) / rate) : ""
    // Not wrapped: a second row would not be erased.
    Progress.write("\r\u{1B}[?7l\(label): \(done) / \(total), \(Int(rate)) a second\(left)\u{1B}[K\u{1B}[?7h")
  }

  package func end() { Progress.erase() }

  static func erase() {
    if isShown { write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
