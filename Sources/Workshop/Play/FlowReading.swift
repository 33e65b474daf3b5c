import Foundation
import Report
import Synchronization

/// Reads the sources on a thread of its own, while the person plays on.
final class FlowReading: Sendable {
  private let result = Mutex<Result<FlowSources, any Error>?>(nil)

  /// Begins to read.
  init(_ read: @escaping @Sendable () throws -> FlowSources) {
    Thread.detachNewThread { [self] in
      let read = Result(catching: read)
      result.withLock { $0 = read }
    }
  }

  /// What was read; nothing while it is still being read.
  func sources() throws -> FlowSources? { try result.withLock { $0 }?.get() }
}
