import Foundation
import Renderer

/// The terminal on standard input and output, while it is the program's: keys as they are typed, the alternate screen,
/// no cursor, clicks of the mouse. However the program ends meanwhile, the terminal is left as it was found.
final class Terminal {
  enum Occurrence: Equatable {
    case bytes([UInt8])
    case endOfInput
    case resized, stopped, continued
    /// A signal was sent to end the program.
    case ended(by: Int32)
    case timeout
  }

  private var wakeUps: (reading: Int32, writing: Int32) = (-1, -1)
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// - Throws: `TerminalObstacle` when standard input is not a terminal.
  func enter() throws {
    guard tcgetattr(STDIN_FILENO, &restoration.pointee.modes) == 0 else {
      throw TerminalObstacle.noTerminal("standard input")
    }
    openWakeUps()
    Terminal.prepareForFaults
    try take()
  }

  func leave() {
    giveBack()
    close(wakeUps.reading)
    close(wakeUps.writing)
  }

  /// Stops the program, and whatever runs with it, until the shell continues it.
  func suspend() throws {
    giveBack()
    kill(0, SIGTSTP)
    try take()
  }

  private func take() throws {
    restoration.pointee.isNeeded = true
    restoration.pointee.installHandlers()
    captureErrors()
    try takeOver()
  }

  private func giveBack() {
    restoration.pointee.restore()
    restoration.pointee.removeHandlers()
  }

  /// Takes the terminal over once more: while the program was stopped, others used it.
  func takeOver() throws {
    var modes = restoration.pointee.modes
    cfmakeraw(&modes)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    // The other screen, no cursor, no wrapping, mouse clicks, their coordinates in decimal, paste marked.
    let sequence = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"
    try FrameOutput.standard.put(Array(sequence.utf8))
  }

  /// Waits until something happens, at most so long.
  func wait(milliseconds: Int) -> Occurrence {
    var files = [
      pollfd(fd: wakeUps.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&files, nfds_t(files.count), Int32(clamping: max(milliseconds, 0)))
    if count < 0 && errno != EINTR { return .endOfInput }
    if let occurrence = nextWakeUp() { return occurrence }
    return files[1].revents == 0 || count < 0 ? .timeout : readInput()
  }

  private func readInput() -> Occurrence {
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .timeout : .endOfInput
  }

  private func nextWakeUp() -> Occurrence? {
    var signal: UInt8 = 0
    guard read(wakeUps.reading, &signal, 1) == 1 else { return nil }
    switch Int32(signal) {
    case SIGTSTP: return .stopped
    case SIGCONT: return .continued
    case SIGWINCH: return .resized
    default: return .ended(by: Int32(signal))
    }
  }

  // MARK: Preparations

  /// A pipe to the program itself, as a signal handler may do little more than write.
  private func openWakeUps() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakeUps = (ends[0], ends[1])
    restoration.pointee.wakeUp = ends[1]
  }

  /// Keeps messages from the screen while it is ours; they are shown when it is given back.
  private func captureErrors() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    if restoration.pointee.capturedErrors < 0, let file = tmpfile() {
      restoration.pointee.errors = dup(STDERR_FILENO)
      restoration.pointee.capturedErrors = fileno(file)
    }
    if restoration.pointee.capturedErrors >= 0 { dup2(restoration.pointee.capturedErrors, STDERR_FILENO) }
  }

  /// Once; `exit()` restores too.
  private static let prepareForFaults: Void = {
    giveAlternateStack()
    atexit { restoration.pointee.restore() }
  }()
}
