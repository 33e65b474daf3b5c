import Foundation

/// How far a long task has come, on standard error when that is a terminal: done, of how many, how fast, how long still.
package struct Progress {
  private let label: String
  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now

  package init(_ label: String) { self.label = label }

  /// Shows progress, a few times a second at most.
  package mutating func show(_ done: Int, of total: Int) {
    let now = ContinuousClock.now
    guard isShown, now - lastShown > .milliseconds(200) else { return }
    lastShown = now
    let rate = Double(done) / ((now - start) / .seconds(1))
    let left = rate > 0 ? String(format: ", %.0f s left", Double(total - done) / rate) : ""
    Progress.write("\r\(label): \(done) / \(total), \(Int(rate)) a second\(left)\u{1B}[K")
  }

  package func end() {
    if isShown { Progress.erase() }
  }

  static func erase() { write("\r\u{1B}[K") }

  private static func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
