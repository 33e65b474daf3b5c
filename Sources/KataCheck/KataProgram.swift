import Console
import Foundation
import Lessons
import Renderer
import Suites

/// The program of a kata: it is played as `worst` and `separated` are, or checked with `kata check`.
package struct KataProgram<Suite: LessonSuite, Kata: ShareableScreen, Reference: RestorableScreen>
where
  Kata.Control == Suite.L.Control, Kata.Settings == Suite.L.Settings, Kata.SavedState == Suite.L.State,
  Reference.Control == Suite.L.Control, Reference.Settings == Suite.L.Settings, Reference.SavedState == Suite.L.State
{
  private let check: KataCheck<Suite, Kata, Reference>

  package init(_ suite: Suite.Type, kata: Kata.Type, reference: Reference.Type) {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let path = CommandLine.arguments[0]
    check = KataCheck(
      suite, kata: kata, reference: reference,
      program: path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// Runs with the program's arguments and ends the program.
  package func main() -> Never {
    if ProcessInfo.processInfo.arguments.dropFirst().first == "check" { printOutcome() }
    LessonCommand(
      name: "kata", summary: "your own variant of \(Suite.L.name)", lessons: [LessonProgram(Suite.L.self, Kata.self)]
    ).main()
  }

  private func printOutcome() -> Never {
    do {
      let output = Output()
      try output.line(String(decoding: JSONEncoder().encode(check.run()), as: UTF8.self))
      try output.flush()
      exit(0)
    } catch {
      printError("kata: \(error)")
      exit(CommandError.Code.output.rawValue)
    }
  }
}
