import Foundation
import Synchronization

/// Work on threads with deep stacks, because syntax nests as deep as its author likes.
package enum DeepStack {
  /// Does each piece of work once, on all cores. The results are in the order of the pieces.
  static func map<Result: Sendable>(
    _ pieces: Int, _ work: @escaping @Sendable (_ piece: Int) -> Result
  ) -> [Result] {
    let next = Atomic(0)
    let results = Mutex<[Result?]>(Array(repeating: nil, count: pieces))
    let group = DispatchGroup()
    let threads = OwnFailure.note == nil ? ProcessInfo.processInfo.activeProcessorCount : 1
    for _ in 0..<min(threads, pieces) {
      group.enter()
      let thread = Thread {
        while case let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue, piece < pieces {
          let result = work(piece)
          results.withLock { $0[piece] = result }
        }
        group.leave()
      }
      thread.stackSize = 256 << 20
      thread.start()
    }
    group.wait()
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Runs a body and waits for it.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    map(1) { _ in body() }[0]
  }
}
