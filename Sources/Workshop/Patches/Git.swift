import Foundation
import PlainText
import Play

/// Git, run in a folder. What a person has configured for it changes nothing here.
struct Git {
  let folder: String
  /// What is different from our environment; nothing takes a variable away.
  var environment: [String: String?] = [:]

  private static let neutral: [String: String?] = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "XDG_CONFIG_HOME": "/dev/null",
    "GIT_ATTR_NOSYSTEM": "1", "LC_ALL": "C",
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_OBJECT_DIRECTORY": nil,
    "GIT_AUTHOR_NAME": "workshop", "GIT_AUTHOR_EMAIL": "workshop", "GIT_AUTHOR_DATE": "2000-01-01T00:00:00Z",
    "GIT_COMMITTER_NAME": "workshop", "GIT_COMMITTER_EMAIL": "workshop", "GIT_COMMITTER_DATE": "2000-01-01T00:00:00Z",
  ]

  /// Runs a command of git to its end.
  /// - Returns: What it printed, errors too.
  func outcome(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let run = try Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "-C", folder, "-c", "core.quotePath=false"] + arguments,
      environment: Git.neutral.merging(environment) { $1 }, withErrors: true)
    switch run.ending {
    case .exit(126), .exit(127): throw Git.failure(arguments[0], run.output)  // 'env' finds none that it can run.
    case .exit(let status): return (status, run.output)
    default: return (-1, run.output)
    }
  }

  /// Runs a command of git that has to succeed.
  /// - Returns: What it printed.
  @discardableResult
  func output(_ arguments: String...) throws -> String {
    let (status, output) = try outcome(arguments)
    if status != 0 { throw Git.failure(arguments[0], output) }
    return output
  }

  /// The same, for what prints one line.
  func line(_ arguments: String...) throws -> String {
    let (status, output) = try outcome(arguments)
    guard status == 0, let line = output.split(separator: "\n").first else { throw Git.failure(arguments[0], output) }
    return String(line)
  }

  static func failure(_ command: String, _ output: String) -> CommandError {
    let reason = output.split(separator: "\n").first.map(String.init) ?? "it does not say why"
    return CommandError(.failure, "'git \(command)' failed (\(reason)): is git 2.38 or newer on the PATH?")
  }
}
