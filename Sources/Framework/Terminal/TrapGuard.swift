import Foundation
import Synchronization

/// Runs what may end the program on a thread of its own. Where it traps, that thread stands still for ever, and the
/// program goes on.
///
/// It is for code that is wrong on purpose, one call at a time: what the thread had in hand stays as it was.
package enum TrapGuard {
  /// Little, as many threads can come to stand still.
  private static let stackSize = 1 << 20

  private static let lock = NSLock()

  /// - Returns: `nil` if the body would have ended the program.
  package static func run<Result>(_ body: @escaping () -> Result) -> Result? { lock.withLock { runAlone(body) } }

  private static func runAlone<Result>(_ body: @escaping () -> Result) -> Result? {
    // The two threads never use them at once: the one waits for the other.
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) var result: Result?
    let thread = Thread {
      guarded.store(currentThread, ordering: .relaxed)
      giveAlternateStack()
      result = body()
      guarded.store(0, ordering: .relaxed)  // another thread may come to have the same number
      tell(0)
    }
    thread.stackSize = stackSize
    let ends = pipeEnds
    thread.start()
    var byte: UInt8 = 0
    while read(ends.reading, &byte, 1) != 1 {}
    return byte == 0 ? result : nil
  }

  private static func tell(_ byte: UInt8) {
    var byte = byte
    write(waiting.load(ordering: .relaxed), &byte, 1)
  }

  /// Made once, with the handlers that write to it.
  private static let pipeEnds: (reading: Int32, writing: Int32) = {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    waiting.store(ends[1], ordering: .relaxed)
    for signal in faultSignals {
      var action = sigaction(handler: standStill)
      sigaction(signal, &action, nil)
    }
    return (ends[0], ends[1])
  }()
}

/// Where a thread tells that it has ended, or stands still.
private let waiting = Atomic<Int32>(-1)

/// The thread whose traps are kept from ending the program.
private let guarded = Atomic<UInt>(0)

private var currentThread: UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}

private func standStill(_ signal: Int32) {
  if guarded.load(ordering: .relaxed) != currentThread { return end(by: signal) }
  var byte = UInt8(truncatingIfNeeded: signal)
  write(waiting.load(ordering: .relaxed), &byte, 1)
  while true { pause() }
}
