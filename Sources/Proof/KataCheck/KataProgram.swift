import Foundation
import Lessons
import Play
import Renderer
import Suites

/// The program of a kata: it is played as `worst` and `separated` are, or checked with `kata check FILE`.
///
/// The outcome goes to a file, since the kata may print what it likes. Until there is one, the file holds what is being
/// done.
package struct KataProgram<
  Suite: LessonSuite,
  Kata: ShareableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State>,
  Reference: RestorableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State>
> {
  /// As many random events as take a second in a release build.
  private static var parts: [CheckPart] { [.examples, .states(.byTests), .walks(.events(20_000)), .experiments] }

  private let check: LessonCheck<Suite, Kata, Reference>

  package init(_ suite: Suite.Type, kata: Kata.Type, reference: Reference.Type) {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let path = CommandLine.arguments[0]
    check = LessonCheck(
      suite, subject: kata, reference: reference, names: ("separated", "kata"),
      replayedBy: path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
  }

  /// Runs with the program's arguments and ends the program.
  package func main() -> Never {
    let arguments = CommandLine.arguments
    if arguments.count == 3, arguments[1] == "check" { writeOutcome(to: arguments[2]) }
    LessonCommand(
      name: "kata", summary: "your own variant of \(Suite.L.name)", lessons: [LessonProgram(Suite.L.self, Kata.self)]
    ).main()
  }

  /// A kata that loops without an end would outlive the command: Ctrl-C does not reach the command's children.
  private func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.2) }
      exit(CommandError.Code.failure.rawValue)
    }
  }

  private func writeOutcome(to path: String) -> Never {
    endWithParent()
    let file = URL(fileURLWithPath: path)
    do {
      let outcome = check.run(Self.parts, begin: { try? Data($0.description.utf8).write(to: file) })
      try JSONEncoder().encode(outcome).write(to: file)
      exit(0)
    } catch {
      printError("kata: \(error)")
      exit(CommandError.Code.output.rawValue)
    }
  }
}
