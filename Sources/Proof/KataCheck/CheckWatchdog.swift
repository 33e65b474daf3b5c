import Foundation
import Synchronization
import Terminal

/// Watches over the check of a kata from a thread of its own: when the kata ends the program, when it does not end, or
/// when it takes up too much memory, the watchdog writes down what was being done, and ends the program.
struct CheckWatchdog {
  private static let interval: Int32 = 100  // milliseconds

  let limits: KataLimits
  /// Called with the reason why the check stops, to write it down.
  let report: @Sendable (KataStop.Reason) -> Void

  func start() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    wakeUp.store(ends[1], ordering: .relaxed)
    giveAlternateStack()
    Thread.detachNewThread { [self, wakeUps = ends[0]] in watch(wakeUps) }
    for signal in [SIGTERM] + faultSignals {
      var action = sigaction(handler: stopBySignal)
      sigaction(signal, &action, nil)
    }
  }

  private func watch(_ wakeUps: Int32) {
    // Signals are for the other thread, which stands still then.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var count = -1
    var since = ContinuousClock.now
    while true {
      var file = pollfd(fd: wakeUps, events: Int16(POLLIN), revents: 0)
      if poll(&file, 1, CheckWatchdog.interval) > 0 { end(by: nextSignal(wakeUps)) }
      if memory > limits.megabytes * 1_000_000 { end(.memory) }
      let now = CheckHistory.current.count
      if now != count { (count, since) = (now, .now) }
      if .now - since > .seconds(limits.seconds) { end(.noEnd) }
    }
  }

  private func nextSignal(_ wakeUps: Int32) -> Int32 {
    var signal: UInt8 = 0
    return read(wakeUps, &signal, 1) == 1 ? Int32(signal) : SIGKILL
  }

  private func end(by signal: Int32) -> Never {
    report(.signal)
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    endProgram(by: signal)
  }

  private func end(_ reason: KataStop.Reason) -> Never {
    report(reason)
    _exit(EXIT_FAILURE)
  }

  /// What is in use, in bytes.
  private var memory: Int {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      // On Linux `ru_maxrss` begins with what the program had in use that started this one.
      let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
      return pages.flatMap { Int($0) }.map { $0 * sysconf(Int32(_SC_PAGESIZE)) } ?? 0
    #endif
  }
}

/// Where a signal handler tells the watchdog.
private let wakeUp = Atomic<Int32>(-1)

/// Leaves the rest to the watchdog. A thread that has made a mistake does not go on; one that is told to end goes on
/// meanwhile, as it may hold what the watchdog needs.
private func stopBySignal(_ signal: Int32) {
  var byte = UInt8(truncatingIfNeeded: signal)
  write(wakeUp.load(ordering: .relaxed), &byte, 1)
  while signal != SIGTERM { pause() }
}
