import Renderer
import Terminal
import Testing

// The board after a thousand updates, as an independent implementation of the workload draws it.

private let asciiBoard = """
  | 1  2  3 *X*[ ][F] 7  2  *  7 |
  | 5  4  8  3  5  2 [ ] 3 [F][F]|
  | 5  *     1  2  4  *  3  8  1 |
  |*X* 8  6 [?]*X* 8  3  2 [F] * |
  | 4     7  6 [ ][?] 6 [ ] 5  1 |
  | 3  *  1 [F] 4  2 *X* 6  3    |
  | 6  2  2     1  8 *X**X*[?] 2 |
  |[ ] 4  3  3  8     6     1 *X*|
  | * [?]*X* 3  3 *X* *  1 [F] 5 |
  |*X* 4  6  8 [ ] 8 *X*    7 [F]|
  """

private let unicodeBoard = [
  ("*X*", "💥 "), ("[ ]", " ■ "), ("[F]", " ⚑ "), ("[?]", "🐶 "), (" * ", "💣 "),
].reduce(asciiBoard) { board, glyphs in board.replacing(glyphs.0, with: glyphs.1) }

@Test(arguments: [(GlyphSet.ascii, asciiBoard, 45.0), (.unicode, unicodeBoard, 47.0)])
func `the benchmark draws the workload in few bytes and one write an update, and in none when nothing changed`(
  glyphs: GlyphSet, board: String, limit: Double
) throws {
  let benchmark = try ScreenBenchmark(glyphs: glyphs, updates: 1000, output: FrameOutput(path: "/dev/null"))
  #expect(benchmark.lastFrame[3..<13].map { $0.dropFirst(3) }.joined(separator: "\n") == board)
  #expect(benchmark.lastFrame[22] == "Moves: 001000  Mines: 10")
  #expect(benchmark.meanBytes <= limit)
  #expect(abs(benchmark.singleBytes * 0.98 + benchmark.fullBytes * 0.02 - benchmark.meanBytes) < 1e-6)
  #expect(benchmark.writesPerUpdate == 1)
  #expect(benchmark.idleBytes == 0)
}
