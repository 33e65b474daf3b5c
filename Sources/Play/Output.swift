import Foundation
import Lessons
import PlainText
import Terminal

/// Standard output, buffered, with errors that are reported: a full disk, a closed pipe.
package final class Output {
  private static let bufferSize = 1 << 16

  private var buffer: [UInt8] = []

  /// From now on a closed pipe no longer ends the program before it can say so.
  package init() { signal(SIGPIPE, SIG_IGN) }

  /// Writes a line, at the latest with the next `flush`; what was not flushed when the program ends is lost.
  package func line(_ text: String) throws(CommandError) {
    buffer += text.utf8
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Output.bufferSize { try flush() }
  }

  /// - Throws: When not all of it could be written; the rest is forgotten.
  package func flush() throws(CommandError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    do {
      try FrameOutput.standard.put(buffer)
    } catch {
      throw CommandError(
        .output, "Cannot write to standard output (disk full, or pipe closed?): give it room, or redirect it.")
    }
  }
}

package func printLines(_ lines: [String]) throws(CommandError) {
  let output = Output()
  for line in lines { try output.line(line) }
  try output.flush()
}

/// Says what comes next, on standard error when that is a terminal; in place of a `Progress` that stands there.
package func printStep(_ text: String) {
  guard isatty(STDERR_FILENO) == 1 else { return }
  Progress.erase()
  printError(text)
}

/// Writes one line to standard error, whatever the text holds.
package func printError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((text.onOneLine + "\n").utf8))
}
