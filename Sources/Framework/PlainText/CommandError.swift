/// What ends a command early: one line for standard error that names the value, the limit and the way out, and the
/// exit code, as in sysexits.h.
package struct CommandError: Error, Equatable, CustomStringConvertible {
  package enum Code: Int32, Sendable {
    case failure = 1
    case usage = 64
    case badData = 65
    case noInput = 66
    case software = 70
    case output = 74
  }

  package let code: Code
  package let description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  package static func usage(_ description: String) -> CommandError { CommandError(.usage, description) }
  package static func badData(_ description: String) -> CommandError { CommandError(.badData, description) }
}
