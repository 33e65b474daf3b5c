import Foundation

/// What happens when the meter itself fails on a file, by a trap or a stack that is too deep: the program begins anew
/// without the file, which the environment names.
package enum OwnFailure {
  private static let variable = "RULEMETER_FAILED_ON"

  package static var files: [String] {
    ProcessInfo.processInfo.environment[variable]?.split(separator: "\n").map(String.init) ?? []
  }

  /// Where the handler finds what it needs: a signal may come while memory is being allocated.
  private struct Restart {
    let executable: UnsafeMutablePointer<CChar>
    let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    /// `RULEMETER_FAILED_ON=…`, with room for more names.
    let failed: UnsafeMutablePointer<CChar>
    let capacity: Int
  }

  private nonisolated(unsafe) static var restart: Restart?

  /// From here on a fatal signal begins anew when a file is at hand.
  package static func handle() {
    guard restart == nil, let executable = Bundle.main.executablePath else { return }
    let known = "\(variable)=\(files.joined(separator: "\n"))"
    let capacity = known.utf8.count + 8_192
    let failed = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    known.withCString { _ = strcpy(failed, $0) }
    let others = ProcessInfo.processInfo.environment.filter { $0.key != variable }.map { "\($0.key)=\($0.value)" }
    restart = Restart(
      executable: strdup(executable), arguments: list(CommandLine.arguments.map { strdup($0) }),
      environment: list(others.map { strdup($0) } + [failed]), failed: failed, capacity: capacity)
    _ = FileAtHand.slots
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] {
      var action = sigaction()
      action.sa_flags = Int32(SA_NODEFER) | Int32(SA_ONSTACK)
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = beginAnew
      #else
        action.__sigaction_handler.sa_handler = beginAnew
      #endif
      sigaction(number, &action, nil)
    }
  }

  private static func list(
    _ strings: [UnsafeMutablePointer<CChar>?]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() { list[index] = string }
    list[strings.count] = nil
    return list
  }

  private static let beginAnew: @convention(c) (Int32) -> Void = { number in
    signal(number, SIG_DFL)
    guard let restart = OwnFailure.restart, name(restart, ownOnly: true) || name(restart, ownOnly: false) else {
      return
    }
    execve(restart.executable, restart.arguments, restart.environment)
  }

  /// Adds the file that this thread is at, or those of all threads, to the files on which the meter failed.
  private static func name(_ restart: Restart, ownOnly: Bool) -> Bool {
    var isNamed = false
    for slot in 0..<FileAtHand.slotCount {
      guard let path = FileAtHand.slots[slot].path else { continue }
      if ownOnly, pthread_equal(FileAtHand.slots[slot].thread, pthread_self()) == 0 { continue }
      guard strlen(restart.failed) + strlen(path) + 2 < restart.capacity else { return false }
      strcat(restart.failed, "\n")
      strcat(restart.failed, path)
      isNamed = true
    }
    return isNamed
  }
}
