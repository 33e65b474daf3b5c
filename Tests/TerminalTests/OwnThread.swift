import Foundation
import Testing

/// Runs a test on a thread of its own: while it waits for a program, it keeps none of the few that all tests share.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(NewThreads()) { try await function() }
  }
}

private final class NewThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    Thread.detachNewThread { job.runSynchronously(on: executor) }
  }
}

extension Trait where Self == OwnThread { static var ownThread: OwnThread { OwnThread() } }
