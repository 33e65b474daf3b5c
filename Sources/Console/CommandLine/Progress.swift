import Foundation

/// How far long work has come, on standard error when that is a terminal: done, total, rate and time left.
package struct Progress {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var shownAt: ContinuousClock.Instant?

  package init(_ label: String, total: Int, isShown: Bool = isatty(STDERR_FILENO) == 1) {
    self.label = label
    self.total = total
    self.isShown = isShown
    start = clock.now
  }

  /// Shows how much is done, ten times a second at most.
  package mutating func show(_ done: Int) {
    guard isShown, shownAt.map({ clock.now - $0 > .milliseconds(100) }) != false else { return }
    shownAt = clock.now
    write("\r\u{1B}[K" + line(done, seconds: (clock.now - start) / .seconds(1)))
  }

  /// Takes the line away.
  package func finish() {
    if isShown { write("\r\u{1B}[K") }
  }

  func line(_ done: Int, seconds: Double) -> String {
    guard done > 0, seconds > 0 else { return "\(label): \(done) / \(total)" }
    let rate = Double(done) / seconds
    let left = Int((Double(total - done) / rate).rounded(.up))
    return "\(label): \(done) / \(total) · \(String(format: "%.1f", rate))/s · \(left) s left"
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
