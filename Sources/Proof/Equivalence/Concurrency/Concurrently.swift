import Dispatch
import Synchronization

/// Does each piece of work once, on as many threads as given, and returns the results in the order of the pieces:
/// whatever the number of threads, the results are the same.
public func concurrently<Result: Sendable>(
  _ pieces: Int, workers: Int, _ work: @Sendable (_ piece: Int) -> Result
) -> [Result] {
  if workers == 1 || pieces == 1 { return (0..<pieces).map(work) }
  let next = Atomic(0)
  let results = Mutex<[Result?]>(Array(repeating: nil, count: pieces))
  DispatchQueue.concurrentPerform(iterations: min(workers, pieces)) { _ in
    while true {
      let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if piece >= pieces { return }
      let result = work(piece)
      results.withLock { $0[piece] = result }
    }
  }
  return results.withLock { $0.compactMap { $0 } }
}
