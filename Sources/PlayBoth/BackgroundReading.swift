import Foundation
import Synchronization

/// Reads something slow on a thread of its own, while other work goes on.
package final class BackgroundReading<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let end = DispatchGroup()

  package init(_ read: @escaping @Sendable () throws -> Value) {
    end.enter()
    let thread = Thread { [self] in
      let read = Result(catching: read)
      result.withLock { $0 = read }
      end.leave()
    }
    thread.stackSize = 8 << 20  // as much as a main thread has: parsing goes deep
    thread.start()
  }

  /// What was read; `nil` while it is still being read.
  func valueIfRead() throws -> Value? { try result.withLock { $0 }?.get() }

  package func value() throws -> Value {
    end.wait()
    guard let value = try valueIfRead() else { preconditionFailure("What was read to its end is there") }
    return value
  }
}
