import Foundation

/// Parses files on all cores. Each thread has a deep stack, because syntax nests as deep as its author likes.
enum ParallelParser {
  enum Outcome: Sendable {
    case parsed(SourceFile)
    case failed(ProgramMeasure.Unparsed)
    /// A tool wrote the file.
    case leftOut

    func get() throws(ProgramMeasure.Unparsed) -> SourceFile? {
      switch self {
      case .parsed(let file): file
      case .failed(let failure): throw failure
      case .leftOut: nil
      }
    }
  }

  static let stackSize = 256 << 20

  static func parse(
    count: Int, threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ parse: @escaping @Sendable (Int) -> Outcome
  ) -> [Outcome] {
    let work = Work(count: count)
    let group = DispatchGroup()
    for _ in 0..<max(1, min(threads, count)) {
      group.enter()
      let thread = Thread {
        FileAtHand.withSignalStack { while let index = work.next() { work.store(parse(index), at: index) } }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
    return work.outcomes
  }

  /// Runs a body on a thread with a deep stack and waits for it.
  static func withDeepStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let box = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      FileAtHand.withSignalStack { box.value = body() }
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    guard let value = box.value else { preconditionFailure("The thread ended without a value (was nil)") }
    return value
  }

  /// Written by one thread before another one that waits for it reads it.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }

  /// The indices left to do and the outcomes so far, behind one lock.
  private final class Work: @unchecked Sendable {
    private let lock = NSLock()
    private var index = 0
    private var results: [Outcome?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    var outcomes: [Outcome] { results.compactMap { $0 } }

    func next() -> Int? {
      lock.withLock {
        guard index < results.count else { return nil }
        defer { index += 1 }
        return index
      }
    }

    func store(_ outcome: Outcome, at index: Int) { lock.withLock { results[index] = outcome } }
  }
}
