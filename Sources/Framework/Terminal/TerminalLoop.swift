import Renderer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Plays an application in the terminal: shows its surface, and tells it of keys, clicks and the time.
package final class TerminalLoop {
  /// How playing ended.
  package enum Ending: Sendable {
    /// The person quit, or nothing more can be typed.
    case quit
    /// Ctrl-C was typed: exit status 130.
    case interrupted
  }

  private let application: any TerminalApplication
  private let terminal = Terminal()
  private var display: TerminalDisplay
  private var frame = FrameBuffer()
  private var parser = InputParser()
  private var nextTick = ContinuousClock.now
  private let escapePause: Duration

  private init(_ application: any TerminalApplication, options: TerminalOptions) {
    self.application = application
    display = TerminalDisplay(size: TerminalSize.current, options: options)
    let isRemote = getenv("SSH_CONNECTION") != nil
    escapePause = .milliseconds(isRemote ? 100 : 50)
  }

  /// Plays until the person quits. The terminal is left as it was found, whatever happens.
  /// - Throws: What the application throws, and an error when the terminal cannot be written to.
  /// - Precondition: `TerminalObstacle.current` found none.
  package static func run(_ application: any TerminalApplication, options: TerminalOptions) throws -> Ending {
    let loop = TerminalLoop(application, options: options)
    try loop.terminal.enter()
    defer { loop.terminal.leave() }
    return try loop.run()
  }

  private func run() throws -> Ending {
    nextTick = .now + .seconds(1)
    while true {
      try show()
      if let ending = try handleNext() { return ending }
      try tickIfDue()
    }
  }

  private func show() throws {
    frame.removeAll()
    display.show(application, into: &frame)
    try FrameOutput.standard.write(frame)
  }

  private func handleNext() throws -> Ending? {
    let isUndecided = parser.isUndecided
    let pause = isUndecided ? min(escapePause, nextTick - .now) : nextTick - .now
    switch terminal.wait(milliseconds: milliseconds(in: pause)) {
    case .bytes(let bytes): return try handle(parser.parse(bytes))
    case .endOfInput: return .quit
    case .timeout: return isUndecided ? try handle(parser.pause()) : nil
    case .stopped: try suspend()
    case .continued: try resume()
    case .resized: display.resize(to: TerminalSize.current)
    }
    return nil
  }

  /// Rounded up, so that a wait is never too short.
  private func milliseconds(in duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000) + 1
  }

  private func tickIfDue() throws {
    guard ContinuousClock.now >= nextTick else { return }
    nextTick = .now + .seconds(1)
    try application.tick()
  }

  private func suspend() throws {
    try terminal.suspend()
    display.resize(to: TerminalSize.current)
  }

  private func resume() throws {
    try terminal.takeOver()
    display.resize(to: TerminalSize.current)
  }
}

// MARK: - Inputs

extension TerminalLoop {
  private func handle(_ inputs: [Input]) throws -> Ending? {
    for input in inputs {
      if let ending = try handle(input) { return ending }
    }
    return nil
  }

  private func handle(_ input: Input) throws -> Ending? {
    switch input {
    case .key(let key): return try handle(key)
    case .pasted(let character):
      if isPlaying && application.acceptsText { try application.handle(.character(character)) }
    case .click(let point): try click(point)
    case .redraw: display.forget()
    case .suspend: try suspend()
    case .interrupt: return .interrupted
    case .quit: raise(SIGQUIT)
    }
    return nil
  }

  /// Whether the application is in sight: neither hidden by its help nor too large.
  private var isPlaying: Bool { !display.showsHelp && display.fits(application.surface) }

  private func handle(_ key: Key) throws -> Ending? {
    if key == .character("q") && !(isPlaying && application.acceptsText) { return .quit }
    if display.showsHelp {
      display.showsHelp = false
    } else if display.fits(application.surface) {
      if key == .character("?") && !application.acceptsText {
        display.showsHelp = true
      } else {
        try application.handle(key)
      }
    }
    return nil
  }

  private func click(_ point: Point) throws {
    if display.showsHelp { return display.showsHelp = false }
    if let place = display.place(of: point, in: application.surface) { try application.click(place) }
  }
}
