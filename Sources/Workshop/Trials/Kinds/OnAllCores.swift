import Equivalence
import Foundation
import Play
import Synchronization

/// Does something for each number below a count, on all cores, and shows how far it has come.
/// - Throws: What the first of them that failed threw; the others are done all the same.
func onAllCores<Found: Sendable>(
  _ count: Int, showing label: String, _ body: @Sendable (_ number: Int) throws -> Found
) throws -> [Found] {
  let progress = Mutex((done: 0, shown: Progress(label)))
  defer { progress.withLock { $0.shown.end() } }
  let results = concurrently(count, workers: ProcessInfo.processInfo.activeProcessorCount) { number in
    let result = Result { try body(number) }
    progress.withLock {
      $0.done += 1
      $0.shown.show($0.done, of: count)
    }
    return result
  }
  return try results.map { try $0.get() }
}
