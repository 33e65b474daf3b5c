import Foundation
import Renderer
import Terminal

/// How many bytes and how much time it takes to keep a terminal up to date: the workload drawn through views, window
/// and encoder, one system call a frame.
struct ScreenBenchmark: Encodable, Sendable {
  let updates: Int
  let firstFrameBytes: Int
  /// Bytes per update: over all updates, those that change one square, and those that change all squares.
  let meanBytes: Double
  let singleBytes: Double
  let fullBytes: Double
  let writesPerUpdate: Double
  /// What a frame takes when nothing changed.
  let idleBytes: Int
  /// Processor time of all updates, of this process and the system for it.
  let processorSeconds: Double
  /// The last frame, as plain text.
  let lastFrame: [String]

  init(glyphs: GlyphSet, updates: Int = ScreenWorkload.count, output: FrameOutput) throws {
    var run = ScreenBenchmarkRun(glyphs: glyphs, output: output)
    try run.draw()
    firstFrameBytes = run.bytes
    let start = ProcessInfo.processInfo.processorSeconds
    try run.play(updates)
    processorSeconds = ProcessInfo.processInfo.processorSeconds - start
    let fullCount = updates / 50
    self.updates = updates
    meanBytes = Double(run.singleBytes + run.fullBytes) / Double(updates)
    singleBytes = Double(run.singleBytes) / Double(updates - fullCount)
    fullBytes = Double(run.fullBytes) / Double(max(fullCount, 1))
    writesPerUpdate = Double(run.writes - 1) / Double(updates)
    try run.draw()
    idleBytes = run.bytes
    lastFrame = run.screen.window.surface.lines
  }
}

private struct ScreenBenchmarkRun {
  let screen: BenchmarkScreen
  private let output: FrameOutput
  private var encoder: FrameEncoder
  private var workload = ScreenWorkload()
  private var frame = FrameBuffer()
  private(set) var writes = 0
  private(set) var singleBytes = 0
  private(set) var fullBytes = 0

  /// Its size in the last frame.
  var bytes: Int { frame.bytes.count }

  init(glyphs: GlyphSet, output: FrameOutput) {
    screen = BenchmarkScreen(glyphs: glyphs)
    encoder = FrameEncoder(size: screen.window.size)
    self.output = output
  }

  mutating func play(_ updates: Int) throws {
    for number in 1...updates {
      let update = workload.update(number)
      screen.apply(update, number: number)
      try draw()
      if case .square = update { singleBytes += bytes } else { fullBytes += bytes }
    }
  }

  mutating func draw() throws {
    screen.redraw()
    frame.removeAll()
    let surface = screen.window.surface
    encoder.encode(surface, into: &frame)
    surface.clearDamage()
    if frame.bytes.isEmpty { return }
    try output.show(frame)
    writes += 1
  }
}

extension ProcessInfo {
  /// What the process has used so far, its own and the system's for it.
  var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
