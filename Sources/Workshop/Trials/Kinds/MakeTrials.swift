import Equivalence
import Foundation
import Play
import Synchronization

/// Makes each trial once, on all cores, and shows how far it has come.
/// - Throws: What the first of them that failed threw; the others are made all the same.
func makeTrials<Found: Sendable>(
  _ count: Int, showing label: String, _ trial: @Sendable (_ number: Int) throws -> Found
) throws -> [Found] {
  let progress = Mutex((done: 0, shown: Progress(label)))
  defer { progress.withLock { $0.shown.end() } }
  let results = concurrently(count, workers: ProcessInfo.processInfo.activeProcessorCount) { number in
    let result = Result { try trial(number) }
    progress.withLock {
      $0.done += 1
      $0.shown.show($0.done, of: count)
    }
    return result
  }
  return try results.map { try $0.get() }
}
