/// The words by which `Showing` knows what only logs or ends.
extension Showing {
  static let logs: Set<String> = [
    "print", "NSLog", "os_log", "debugPrint", "dump", "log", "debug", "info", "notice", "warning", "error", "trace",
    "fault", "assert", "precondition", "assertionFailure", "fatalError", "invalidate", "cancel",
  ]
}
