import Foundation
import PlainText
import SourceTools

/// Another program, run for what it prints. It reads nothing, and it does not outlive us, however we end.
enum Subprocess {
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It took longer, or printed more, than it may, and was stopped.
    case tooLong, tooMuchOutput
  }

  /// What a program may use.
  struct Limits {
    var seconds = Double.infinity
    var bytesOfOutput = Int.max
    /// How long a program that has reached a limit may take to say what it was about; SIGTERM tells it.
    var secondsToReport = 0.0
  }

  /// Runs a program to its end.
  /// - Parameter environment: What is different from ours; `nil` takes a variable away.
  /// - Returns: What it wrote to standard output and, where asked for, to standard error.
  static func run(
    _ program: URL, _ arguments: [String], environment changes: [String: String?] = [:], withErrors: Bool = false,
    limits: Limits = Limits()
  ) throws -> (ending: Ending, output: String) {
    let environment = changes.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
    let child = try Child([program.path] + arguments, environment, withErrors: withErrors)
    return child.run(limits)
  }

  /// Builds a product of a package, in the package's own folder `.build` whatever folder the environment names.
  static func build(
    _ product: String, of package: PackageFolder, _ configuration: String, _ options: [String],
    environment: [String: String?]
  ) throws -> (ending: Ending, output: String) {
    try run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "build", "--package-path", package.path, "-c", configuration, "--product", product] + options,
      environment: environment.merging(["SWIFTPM_BUILD_DIR": nil]) { $1 }, withErrors: true)
  }

  /// The first line that a program prints, or `nil` if there is no such program.
  static func firstLine(of program: String, _ arguments: String...) -> String? {
    let run = try? run(URL(fileURLWithPath: "/usr/bin/env"), [program] + arguments)
    guard let run, run.ending == .exit(0) else { return nil }
    return run.output.split(separator: "\n").first.map(String.init)
  }
}

/// A program that is running, in a group of processes of its own.
private final class Child {
  private let process: pid_t
  private let output: Int32
  private let guardian: Guardian
  private var printed = Data()
  private var isOpen = true

  init(_ words: [String], _ environment: [String: String], withErrors: Bool) throws {
    let (output, writing) = try Pipes.make()
    defer { close(writing) }
    self.output = output
    guardian = try Guardian()
    var start = ProcessStart(words, environment)
    start.group = guardian.group
    start.output = writing
    if withErrors { start.errors = writing }
    do {
      process = try start.run()
    } catch {
      guardian.dismiss()
      throw error
    }
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  func run(_ limits: Subprocess.Limits) -> (ending: Subprocess.Ending, output: String) {
    let start = ContinuousClock.now
    var stopped: Subprocess.Ending?
    var end: ContinuousClock.Instant?
    while true {
      // A program that has closed its output has mostly ended.
      readOutput(upTo: limits.bytesOfOutput, waiting: isOpen ? 20 : 1)
      if let ending = ending() {
        readOutput(upTo: limits.bytesOfOutput, waiting: 0)
        close(output)
        guardian.dismiss()
        return (stopped ?? ending, String(decoding: printed, as: UTF8.self))
      }
      if stopped == nil, let reached = reached(limits, since: start) {
        stopped = reached
        end = .now + .seconds(limits.secondsToReport)
        kill(process, SIGTERM)
      }
      if let end, .now >= end { kill(process, SIGKILL) }
    }
  }

  private func reached(_ limits: Subprocess.Limits, since start: ContinuousClock.Instant) -> Subprocess.Ending? {
    if printed.count >= limits.bytesOfOutput { return .tooMuchOutput }
    return (ContinuousClock.now - start) / .seconds(1) >= limits.seconds ? .tooLong : nil
  }

  /// Reads what there is, and forgets what is beyond the limit.
  private func readOutput(upTo limit: Int, waiting milliseconds: Int32) {
    var file = pollfd(fd: isOpen ? output : -1, events: Int16(POLLIN), revents: 0)
    poll(&file, 1, milliseconds)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<16 {
      let count = isOpen ? read(output, &buffer, buffer.count) : -1
      if count == 0 { isOpen = false }
      if count <= 0 { return }
      printed += buffer[..<min(count, limit - printed.count)]
    }
  }

  private func ending() -> Subprocess.Ending? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// Ends its group of processes when we end, even by a signal that nobody can catch: then the system closes the pipe that
/// it reads from. It is there before the others of the group, so that none of them is ever without it.
private struct Guardian {
  private static let script = "trap '' TERM; read -r line; kill -TERM 0; sleep 1; kill -KILL 0"

  /// The group, which it begins.
  var group: pid_t { process }
  private let process: pid_t
  private let lifeline: Int32

  init() throws {
    let (reading, lifeline) = try Pipes.make()
    defer { close(reading) }
    self.lifeline = lifeline
    var start = ProcessStart(["/bin/sh", "-c", Guardian.script], [:])
    start.input = reading
    process = try start.run()
  }

  /// Ends what is left of the group, the guardian included.
  func dismiss() {
    kill(-group, SIGKILL)
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(lifeline)
  }
}

// MARK: - Starting

private enum Pipes {
  /// A pipe that no program inherits, except as its input or output.
  static func make() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    let code = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if code != 0 { throw CommandError(.failure, "Cannot open a pipe: close some programs, and try again.") }
    return (ends[0], ends[1])
  }
}

/// How a process is started: with no signal ignored or held back, and with nothing to read or to write to unless given.
private struct ProcessStart {
  let words: [String]
  let environment: [String: String]
  /// The group that it joins; 0 for a new one.
  var group: pid_t = 0
  var input: Int32?
  var output: Int32?
  var errors: Int32?

  init(_ words: [String], _ environment: [String: String]) {
    self.words = words
    self.environment = environment
  }

  func run() throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, group)
    let flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    for (file, other) in [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
      if let other {
        posix_spawn_file_actions_adddup2(&actions, other, file)
      } else {
        posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0)
      }
    }
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    if code == 0 { return process }
    throw CommandError(.failure, "'\(words[0])' cannot be started: \(String(cString: strerror(code))).")
  }
}
