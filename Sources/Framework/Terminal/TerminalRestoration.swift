import Foundation

/// What it takes to leave the terminal as it was found, ready to be used from a signal handler: memory that was
/// allocated before, and nothing called but what POSIX allows there (`write`, `tcsetattr`, `dup2`, `sigaction`…).
///
/// There is one terminal, so there is one of these, and signal handlers reach nothing but globals. It is a pointer so
/// that a handler neither initialises a global nor meets Swift's exclusivity checks.
nonisolated(unsafe) let restoration: UnsafeMutablePointer<TerminalRestoration> = {
  let pointer = UnsafeMutablePointer<TerminalRestoration>.allocate(capacity: 1)
  pointer.initialize(to: TerminalRestoration())
  return pointer
}()

struct TerminalRestoration {
  /// Whether there is anything to restore. True from before the first byte until after the last.
  var isNeeded = false
  /// How the terminal treated input before.
  var modes = termios()
  /// The terminal's standard error, and the file that stands in for it meanwhile; −1 for none.
  var errors: Int32 = -1
  var capturedErrors: Int32 = -1
  /// A signal handler writes to it that the loop has something to do.
  var wakeUp: Int32 = -1
  /// The signal that was sent to end the program; 0 for none.
  var endingSignal: Int32 = 0

  private let sequence: UnsafeMutableBufferPointer<UInt8>
  private let buffer: UnsafeMutableRawBufferPointer
  /// How the program met each signal before, by the signal's number.
  private let oldActions: UnsafeMutableBufferPointer<sigaction>

  init() {
    // Paste, mouse, wrapping, style, the other screen, the cursor.
    let bytes = Array("\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[m\u{1B}[?1049l\u{1B}[?25h".utf8)
    sequence = .allocate(capacity: bytes.count)
    _ = sequence.initialize(from: bytes)
    buffer = .allocate(byteCount: 4096, alignment: 1)
    oldActions = .allocate(capacity: 65)
    oldActions.initialize(repeating: sigaction())
  }

  /// Gives the terminal back. Does nothing when nothing was taken; a second call during the first does no harm.
  mutating func restore() {
    guard isNeeded else { return }
    writeAll(UnsafeRawBufferPointer(sequence), to: STDOUT_FILENO)
    tcflush(STDIN_FILENO, TCIFLUSH)  // mouse reports must not become commands
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    replayErrors()
    isNeeded = false
  }

  /// Shows what was written to standard error meanwhile.
  private mutating func replayErrors() {
    guard capturedErrors >= 0 else { return }
    dup2(errors, STDERR_FILENO)
    lseek(capturedErrors, 0, SEEK_SET)
    while true {
      let count = read(capturedErrors, buffer.baseAddress, buffer.count)
      guard count > 0 else { break }
      writeAll(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: STDERR_FILENO)
    }
    ftruncate(capturedErrors, 0)
    lseek(capturedErrors, 0, SEEK_SET)
  }

  /// Gives up when the terminal takes nothing for a second: the program has to end all the same.
  private func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) {
    var rest = bytes
    var output = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    while let start = rest.baseAddress, !rest.isEmpty {
      if poll(&output, 1, 1000) == 0 { return }
      let count = write(file, start, rest.count)
      if count < 0 && errno != EINTR { return }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
    }
  }

  // MARK: Signals

  /// Sent to end the program; whoever started it may have them ignored. The loop ends by them, and when it does not get
  /// to it, the alarm does.
  static let endingSignals: [Int32] = {
    let everywhere = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGUSR1, SIGUSR2]
    let limits = [SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSYS]
    #if os(Linux)
      return everywhere + limits + [SIGPOLL, SIGPWR, SIGSTKFLT]
    #else
      return everywhere + limits + [SIGEMT]
    #endif
  }()
  /// They only wake the loop up: the size changed, the program shall stop, it goes on.
  static let wakingSignals = [SIGWINCH, SIGTSTP, SIGCONT]

  func installHandlers() {
    for signal in TerminalRestoration.endingSignals { install(sigaction(handler: endSoonBySignal), for: signal) }
    for signal in faultSignals { install(sigaction(faultHandler: endByFault), for: signal) }
    for signal in TerminalRestoration.wakingSignals { install(sigaction(handler: wakeUpBySignal), for: signal) }
    install(sigaction(handler: endByAlarm), for: SIGALRM)
  }

  func removeHandlers() {
    let signals = TerminalRestoration.endingSignals + faultSignals + TerminalRestoration.wakingSignals + [SIGALRM]
    for signal in signals { putBackAction(of: signal) }
  }

  private func install(_ action: sigaction, for signal: Int32) {
    var action = action
    sigaction(signal, &action, &oldActions[Int(signal)])
    if TerminalRestoration.endingSignals.contains(signal), oldActions[Int(signal)].isIgnoring {
      putBackAction(of: signal)
    }
  }

  func putBackAction(of signal: Int32) { sigaction(signal, &oldActions[Int(signal)], nil) }
}

/// Has the loop end the program, which still has something to save, or, when it is busy, the alarm after a second.
private func endSoonBySignal(_ signal: Int32) {
  if restoration.pointee.endingSignal != 0 { return }
  restoration.pointee.endingSignal = signal
  wakeUpBySignal(signal)
  alarm(1)
}

private func endByAlarm(_ alarm: Int32) {
  restoration.pointee.restore()
  let signal = restoration.pointee.endingSignal
  end(by: signal == 0 ? alarm : signal)
}

/// Restores the terminal, and does not come back: the instruction that failed fails again, and meets who would have met
/// it without us. A signal that was sent has none to repeat.
private func endByFault(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?)
{
  restoration.pointee.restore()
  if let info, TerminalRestoration.isFault(info.pointee.si_code) {
    restoration.pointee.putBackAction(of: signal)
    #if canImport(Darwin)
      raise(signal)  // which looks like a fault when it was sent, too: nothing may come to repeat it
    #endif
  } else {
    end(by: signal)
  }
}

extension TerminalRestoration {
  /// Whether the processor raised a signal, and not a process: POSIX then has a number below one, Darwin a large one.
  fileprivate static func isFault(_ code: Int32) -> Bool { code > 0 && code < 0x10000 }
}

private func wakeUpBySignal(_ signal: Int32) {
  let savedError = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  write(restoration.pointee.wakeUp, &byte, 1)
  errno = savedError
}
