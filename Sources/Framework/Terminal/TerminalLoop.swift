import Foundation
import Renderer

/// Plays an application in the terminal: shows its surface, and tells it of keys, clicks and the time.
package final class TerminalLoop {
  package enum Ending: Sendable {
    /// The person quit, or nothing more can be typed.
    case quit
    /// Ctrl-C was typed: exit status 130.
    case interrupted
  }

  /// How long what is typed without a pause may keep a frame waiting; drawing and saving take their time, too, and all
  /// of it together stays under 50 ms.
  private static let framePause = Duration.milliseconds(15)
  /// How long it may keep the saving waiting.
  private static let savingPause = Duration.milliseconds(100)
  private static let tickPause = Duration.seconds(1)

  private let application: any TerminalApplication
  private let terminal = Terminal()
  private var display: TerminalDisplay
  private var frame = FrameBuffer()
  private var parser = InputParser()
  private var nextTick = ContinuousClock.now
  /// When the frame and the saving are due; `nil` if all is shown, and saved.
  private var nextFrame: ContinuousClock.Instant?
  private var nextSaving: ContinuousClock.Instant?

  private init(_ application: any TerminalApplication, options: TerminalOptions) {
    self.application = application
    display = TerminalDisplay(size: TerminalSize.current, options: options)
  }

  /// Plays until the person quits. The terminal is left as it was found, whatever happens. A signal that ends the
  /// program ends it here.
  /// - Throws: What the application throws, and an error when it cannot write to the terminal.
  /// - Precondition: `TerminalObstacle.current` found none.
  package static func run(_ application: any TerminalApplication, options: TerminalOptions) throws -> Ending {
    let loop = TerminalLoop(application, options: options)
    try loop.terminal.enter()
    defer { loop.terminal.leave() }
    return try loop.run()
  }

  private func run() throws -> Ending {
    nextTick = .now + TerminalLoop.tickPause
    do {
      try resize()  // the signal of a change is heard from now on
      try show()
      while true {
        if let ending = try handleNext() {
          try save()
          return ending
        }
      }
    } catch {
      try? application.save()
      throw error
    }
  }

  /// Waits for one thing to happen; while something has still to be shown or saved, only looks for it.
  private func handleNext() throws -> Ending? {
    switch terminal.wait(milliseconds: isSettled ? milliseconds(until: nextDeadline) : 0) {
    case .bytes(let bytes): if let ending = try handle(parser.parse(bytes)) { return ending }
    case .endOfInput: return .quit
    case .timeout: if let ending = try pause() { return ending }
    case .stopped: try suspend()
    case .continued: try resume()
    case .resized: try resize()
    case .ended(let signal): try end(by: signal)
    }
    try tickIfDue()
    try keepUp()
    return nil
  }

  private var isSettled: Bool { nextFrame == nil && nextSaving == nil }

  private var nextDeadline: ContinuousClock.Instant { parser.deadline.map { min($0, nextTick) } ?? nextTick }

  /// Rounded up, so that a wait is never too short.
  private func milliseconds(until deadline: ContinuousClock.Instant) -> Int {
    let (seconds, attoseconds) = (deadline - .now).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000) + 1
  }

  /// Nothing more has come.
  private func pause() throws -> Ending? {
    // A terminal that takes no output holds up what comes after it.
    try save()
    try show()
    guard let deadline = parser.deadline, .now >= deadline else { return nil }
    return try handle(parser.breakOff())
  }

  private func tickIfDue() throws {
    guard ContinuousClock.now >= nextTick else { return }
    nextTick = .now + TerminalLoop.tickPause
    try application.tick()
    somethingChanged()
  }

  // MARK: Showing and saving

  private func somethingChanged() {
    nextFrame = nextFrame ?? .now + TerminalLoop.framePause
    nextSaving = nextSaving ?? .now + TerminalLoop.savingPause
  }

  /// Shows and saves what is due.
  private func keepUp() throws {
    if let nextSaving, .now >= nextSaving { try save() }
    if let nextFrame, .now >= nextFrame { try show() }
  }

  private func show() throws {
    nextFrame = nil
    try application.redraw()
    frame.removeAll()
    display.show(application, into: &frame)
    try FrameOutput.standard.put(frame.bytes)
  }

  private func save() throws {
    nextSaving = nil
    try application.save()
  }

  // MARK: The terminal

  private func suspend() throws {
    try save()
    try terminal.suspend()
    try resize()
  }

  private func resume() throws {
    try terminal.takeOver()
    try resize()
  }

  private func end(by signal: Int32) throws -> Never {
    try save()
    terminal.leave()
    endProgram(by: signal)
  }

  private func resize() throws {
    let size = TerminalSize.current
    display.resize(to: size)
    try application.terminalDidResize(to: size)
    somethingChanged()
  }
}

// MARK: - Inputs

extension TerminalLoop {
  private func handle(_ inputs: [Input]) throws -> Ending? {
    for input in inputs {
      if let ending = try handle(input) { return ending }
      somethingChanged()
      try keepUp()
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
    case .quit: try end(by: SIGQUIT)
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
