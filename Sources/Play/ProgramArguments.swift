import Lessons
import PlainText

/// The words that this program was started with, behind its name. A word that is not UTF-8 is refused: decoded in some
/// way it would name another file.
package func programArguments() throws(CommandError) -> [String] {
  var words: [String] = []
  for index in 1..<max(Int(CommandLine.argc), 1) {
    guard let bytes = CommandLine.unsafeArgv[index] else { break }
    guard let word = String(validatingCString: bytes) else {
      throw .usage("Argument \(index), \(String(cString: bytes).quoted), is not UTF-8: give the file a name that is.")
    }
    words.append(word)
  }
  return words
}
