import Foundation

/// What the environment says where the meter itself has failed on a file, by a trap or a stack that is too deep.
package enum OwnFailure {
  /// The variable that names the files on which it failed, a line each.
  package static let failedVariable = "RULEMETER_FAILED_ON"
  /// The variable that names a file. The last line there is the file at which the meter is; it works on one thread then.
  package static let noteVariable = "RULEMETER_NOTE"

  package static var files: [String] { lines(of: failedVariable) }
  static let note = lines(of: noteVariable).first.map(URL.init(fileURLWithPath:))

  private static func lines(of variable: String) -> [String] {
    ProcessInfo.processInfo.environment[variable]?.split(separator: "\n").map(String.init) ?? []
  }

  /// Runs a body that is about a file.
  static func blaming<Value>(_ path: String, _ body: () -> Value) -> Value {
    guard let note else { return body() }
    try? Data("\n\(path)".utf8).write(to: note)
    defer { try? Data("\n".utf8).write(to: note) }
    return body()
  }
}
