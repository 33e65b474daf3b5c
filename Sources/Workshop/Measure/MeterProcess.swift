import Foundation
import PlainText
import RuleMeter
import Terminal

/// The process in which `workshop measure` runs the meter. One that fails on a file ends by a signal; the next one notes
/// at which file it is, and the one after it leaves that file out.
enum MeterProcess {
  /// Whether this is such a process.
  static var isOwn: Bool { ProcessInfo.processInfo.environment[OwnFailure.failedVariable] != nil }

  /// Ends such a process when the one that waits for it has ended, however that was.
  static func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(100_000) }
      _exit(128 + SIGTERM)
    }
  }

  /// Runs this program with its arguments, or another one, until it no longer fails on a file.
  /// - Returns: Its exit code; as in shells, 128 plus the number of the signal if somebody else ended it.
  static func run(
    _ program: String = Bundle.main.executablePath ?? CommandLine.arguments[0],
    _ arguments: [String] = CommandLine.arguments
  ) throws -> Int32 {
    // It has no name, so that nothing is left of it however this process ends.
    guard let note = tmpfile() else {
      throw CommandError(.output, "Cannot write a temporary file: free the disk, or make '\(P_tmpdir)' writable.")
    }
    defer { fclose(note) }
    var failed: [String] = []
    var changes = [OwnFailure.failedVariable: "", "SWIFT_BACKTRACE": "enable=no"]
    while true {
      let status = try status(of: program, arguments, changes)
      let signal = status & 0x7F
      if signal == 0 { return status >> 8 & 0xFF }
      guard faultSignals.contains(signal) else { return 128 + signal }
      let path = "/dev/fd/\(fileno(note))"
      if changes.updateValue(path, forKey: OwnFailure.noteVariable) == nil { continue }
      rewind(note)  // on macOS, opening it again shares its position
      let noted = try? String(contentsOfFile: path, encoding: .utf8)
      guard let file = noted?.components(separatedBy: "\n").last, !file.isEmpty, !failed.contains(file) else {
        throw CommandError(
          .software, "The meter failed by signal \(signal), on no file of its own: send us what you measured.")
      }
      failed.append(file)
      changes[OwnFailure.failedVariable] = failed.joined(separator: "\n")
    }
  }

  /// How a program ended that has our input, our output and our terminal.
  private static func status(
    of program: String, _ arguments: [String], _ changes: [String: String]
  ) throws -> Int32 {
    let environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in words + variables { free(string) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, nil, nil, words, variables)
    if code != 0 {
      throw CommandError(.software, "'\(program)' cannot be started: \(String(cString: strerror(code))).")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else {
        throw CommandError(.software, "'\(program)' was lost: \(String(cString: strerror(errno))).")
      }
    }
    return status
  }
}
