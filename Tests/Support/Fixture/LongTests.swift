import Foundation

/// Tests for which nobody waits after a change: `make test` leaves them out, `make test-all` runs them. Exit tests are
/// among them: until the testing library hears of a process's end, it looks for it in a loop, which takes a core from
/// all other tests.
package enum LongTests {
  /// Whether they run, and others try more than a few things: when `LONG_TESTS=1` is in the environment.
  package static let areRun = ProcessInfo.processInfo.environment["LONG_TESTS"] == "1"
}
