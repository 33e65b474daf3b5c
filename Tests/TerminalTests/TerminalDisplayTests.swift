import Renderer
import Testing

@testable import Terminal

private final class StillApplication: TerminalApplication {
  let surface: Surface
  let acceptsText = false
  let help = ["a line of help"]

  init(size: Size) {
    surface = Surface(size: size)
    Canvas(on: surface, frame: Rect(size)).line("top left")
  }

  func handle(_ key: Key) {}
  func click(_ point: Point) {}
  func tick() {}
}

/// What a terminal shows after each of the steps.
private func shown(_ application: StillApplication, on size: Size, after steps: [(inout TerminalDisplay) -> Void])
  -> [[String]]
{
  var display = TerminalDisplay(size: size, options: TerminalOptions())
  var terminal = TerminalEmulator(size: size)
  return steps.map { step in
    step(&display)
    var frame = FrameBuffer()
    display.show(application, into: &frame)
    terminal.show(frame)
    return terminal.lines
  }
}

extension TerminalEmulator {
  fileprivate var lines: [String] {
    (0..<size.height).map { y in
      var line = String((0..<size.width).compactMap { self[$0, y].character })
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

@Test func `an application is centred, and its help covers it until it is closed`() {
  let application = StillApplication(size: Size(width: 8, height: 1))
  let frames = shown(
    application, on: Size(width: 40, height: 9), after: [{ _ in }, { $0.showsHelp = true }, { $0.showsHelp = false }])
  #expect(frames[0] == ["", "", "", "", "                top left", "", "", "", ""])
  #expect(frames[1].contains { $0.hasSuffix("a line of help") })
  #expect(frames[1].contains { $0.hasSuffix("q, Ctrl-C         quit") })
  #expect(!frames[1].contains { $0.contains("top left") })
  #expect(frames[2] == frames[0])
}

@Test func `a click is mapped to the application's cells, and outside of it to nothing`() {
  let application = StillApplication(size: Size(width: 8, height: 1))
  let display = TerminalDisplay(size: Size(width: 40, height: 9), options: TerminalOptions())
  #expect(display.place(of: Point(x: 16, y: 4), in: application.surface) == Point(x: 0, y: 0))
  #expect(display.place(of: Point(x: 23, y: 4), in: application.surface) == Point(x: 7, y: 0))
  #expect(display.place(of: Point(x: 15, y: 4), in: application.surface) == nil)
  #expect(display.place(of: Point(x: 16, y: 5), in: application.surface) == nil)
}
