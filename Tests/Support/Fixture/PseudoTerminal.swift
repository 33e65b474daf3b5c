import Foundation
import Renderer
import Terminal

/// A terminal without a screen in which a test runs a program, types, and reads what it writes.
package final class PseudoTerminal {
  package struct Failure: Error { package let description: String }

  /// How a program ended.
  package enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  private var main: Int32
  /// Kept open, so that what was written is not lost when the program ends.
  private let other: Int32
  private let path: String
  private var process: pid_t = 0
  package private(set) var output = ""
  /// How the terminal treated input before the program was started.
  package private(set) var modesBefore: [UInt8] = []

  package init(size: Size = Size(width: 80, height: 24)) throws {
    (main, path) = try PseudoTerminal.open()
    other = openSystemCall(path, O_RDWR | O_NOCTTY)
    for file in [main, other] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    modesBefore = modes
    resize(to: size)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(main)
    close(other)
  }

  package func resize(to size: Size) {
    var window = winsize(ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &window)
  }

  package var modes: [UInt8] {
    var modes = termios()
    tcgetattr(other, &modes)
    return withUnsafeBytes(of: &modes) { Array($0) }
  }

  package func type(_ text: String) throws { try FrameOutput(file: main).put([UInt8](text.utf8)) }

  /// Takes the terminal away, as when its window is closed.
  package func hangUp() {
    close(main)
    main = -1
  }

  package func send(_ signal: Int32) { kill(process, signal) }
}

// MARK: - What Glibc does not show to Swift

extension PseudoTerminal {
  /// Opens the controlling side of a new pseudo-terminal, and tells the path of the other.
  private static func open() throws -> (file: Int32, path: String) {
    let failure = Failure(description: "this machine has no pseudo-terminal to give")
    #if canImport(Darwin)
      let file = posix_openpt(O_RDWR | O_NOCTTY)
      guard file >= 0, grantpt(file) == 0, unlockpt(file) == 0, let name = ptsname(file) else { throw failure }
      return (file, String(cString: name))
    #else
      let file = openSystemCall("/dev/ptmx", O_RDWR | O_NOCTTY)
      var lock: Int32 = 0
      var number: UInt32 = 0
      let (setLock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))  // TIOCSPTLCK, TIOCGPTN
      guard file >= 0, ioctl(file, setLock, &lock) == 0, ioctl(file, getNumber, &number) == 0 else { throw failure }
      return (file, "/dev/pts/\(number)")
    #endif
  }

  /// `POSIX_SPAWN_SETSID`.
  private static var newSession: Int32 {
    #if canImport(Darwin)
      Int32(POSIX_SPAWN_SETSID)
    #else
      0x80
    #endif
  }
}

/// Out of reach of the method `open`, which would hide the system's.
private func openSystemCall(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

// MARK: - Running a program

extension PseudoTerminal {
  /// The program that the tests run.
  package static var fixture: String { TestedPackage.products.appendingPathComponent("Fixture").path }

  /// Starts a program as the leader of a session whose terminal this is, with no signal ignored or held back.
  package func start(_ command: [String] = [fixture], environment: [String: String] = [:]) throws {
    var variables = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"]
    variables.merge(environment) { $1 }
    let words = command.map { strdup($0) } + [nil]
    let settings = variables.filter { !$0.value.isEmpty }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in words + settings { free(string) } }

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
    let flags = PseudoTerminal.newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    let code = posix_spawn(&process, command[0], &actions, &attributes, words, settings)
    if code != 0 { throw Failure(description: "'\(command[0])' did not start: \(String(cString: strerror(code)))") }
  }

  /// How often a test looks before it gives up, each time for 50 ms: far longer than anything takes on a busy machine.
  private static let patience = 1200

  /// Reads until the output holds a text; takes it out of the output, with all before it.
  @discardableResult
  package func wait(for text: String) throws -> String {
    for _ in 0..<PseudoTerminal.patience {
      if let range = output.range(of: text) {
        defer { output.removeSubrange(..<range.upperBound) }
        return String(output[..<range.upperBound])
      }
      readAvailable(milliseconds: 50)
    }
    throw Failure(description: "never wrote \(text.debugDescription), but \(output.debugDescription)")
  }

  /// Waits until the program ends, and reads the rest of what it wrote.
  package func waitForEnd() throws -> Ending {
    for _ in 0..<PseudoTerminal.patience {
      readAvailable(milliseconds: 50)
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        process = 0
        readAvailable(milliseconds: 0)
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
      }
    }
    throw Failure(description: "the program did not end, and wrote \(output.debugDescription)")
  }

  private func readAvailable(milliseconds: Int32) {
    var file = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 65536)
    var timeout = milliseconds
    while poll(&file, 1, timeout) > 0 {
      let count = read(main, &buffer, buffer.count)
      if count <= 0 { return }
      output += String(decoding: buffer[..<count], as: UTF8.self)
      timeout = 0
    }
  }
}
