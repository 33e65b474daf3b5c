import Foundation
import Renderer

/// How many bytes and how much time it takes to keep a terminal up to date: the workload drawn through views, window
/// and encoder, one system call a frame.
package struct ScreenBenchmark: Encodable, Sendable {
  package let updates: Int
  package let firstFrameBytes: Int
  /// Bytes per update: over all updates, those that change one square, and those that change all squares.
  package let meanBytes: Double
  package let singleBytes: Double
  package let fullBytes: Double
  package let writesPerUpdate: Double
  /// What a frame takes when nothing changed.
  package let idleBytes: Int
  /// Processor time of all updates, of this process and the system for it.
  package let processorSeconds: Double
  /// The last frame, as plain text.
  package let lastFrame: [String]

  package init(glyphs: GlyphSet, updates: Int = 100_000, output: FrameOutput) throws {
    let screen = BenchmarkScreen(glyphs: glyphs)
    var encoder = FrameEncoder(size: screen.window.size)
    var workload = ScreenWorkload()
    var frame = FrameBuffer()
    var writes = 0
    /// - Returns: The bytes of the frame.
    func draw() throws -> Int {
      screen.redraw()
      frame.removeAll()
      let surface = screen.window.surface
      encoder.encode(surface, into: &frame)
      surface.clearDamage()
      if frame.bytes.isEmpty { return 0 }
      try output.put(frame.bytes)
      writes += 1
      return frame.bytes.count
    }
    firstFrameBytes = try draw()
    var (single, full) = (0, 0)
    let start = ProcessInfo.processInfo.processorSeconds
    for number in 1...updates {
      let changed = workload.update(number)
      screen.show(workload.kinds, at: changed, number: number)
      let bytes = try draw()
      if changed.count == 1 { single += bytes } else { full += bytes }
    }
    processorSeconds = ProcessInfo.processInfo.processorSeconds - start
    let fullCount = updates / 50
    self.updates = updates
    meanBytes = Double(single + full) / Double(updates)
    singleBytes = Double(single) / Double(updates - fullCount)
    fullBytes = Double(full) / Double(max(fullCount, 1))
    writesPerUpdate = Double(writes - 1) / Double(updates)
    idleBytes = try draw()
    lastFrame = screen.window.surface.lines
  }
}

extension ProcessInfo {
  /// What the process has used so far, its own and the system's for it.
  package var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
