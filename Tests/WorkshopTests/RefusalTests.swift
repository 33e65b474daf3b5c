import Fixture
import LessonPairs
import Testing

@Suite struct `The command line of workshop` {
  private static let lessons = "choose one of mines, todo, notes, promotions, chat."

  @Test(arguments: [
    ("chess", "Unknown command 'chess': see 'swift run workshop --help'."),
    ("--version", "Unknown option '--version': see '--help' for what there is."),
    ("kata solution --step 9 mines", "'--step 9' is out of range: give a whole number from 1 to 8."),
    ("play --seed 7 chess", "Unknown lesson 'chess': \(lessons)"),
    ("play --mines 4 todo", "'--mines' belongs to mines, not to todo: leave it out, or run 'workshop play mines'."),
    ("play --state FILE", "'--state' is for one variant alone: leave it out, or use 'swift run worst'."),
    ("play --print=last", "'--print' is for one variant alone: leave it out, or use 'swift run worst'."),
    (
      "designs --recorded --quick",
      "'--quick' counts anew, and '--recorded' prints what was counted before: leave one of them out."
    ),
    (
      "mutants mines --both --variants all",
      "'--both' plants a fault in worst and separated: leave it out, or leave '--variants' out."
    ),
    (
      "kata solution mines --step 1 --take 2",
      "'--step' shows a step, and '--take' takes all up to one: leave one of them out."
    ),
    (
      "kata mins",
      "Unknown action or lesson 'mins': choose an action (start, check, watch, hint, reset, solution, status) or a lesson "
        + "(mines, todo, notes, promotions, chat)."
    ),
    ("kata mines now", "Unknown argument 'now': see '--help' for what there is."),
    ("kata --quick", "Unknown option '--quick': see '--help' for what there is."),
    ("patches --quick", "Unknown option '--quick': see '--help' for what there is."),
    ("measure --explain R2 Sources", "'--explain' prints a card: leave out the paths and the other options."),
    ("measure --init --only shared", "'--init' writes a configuration: leave out the other options."),
    ("report -o", "'-o' needs a value: write '-o VALUE', or see '--help'."),
    (
      "report --variants leaky,chess",
      "'--variants leaky,chess': mines has no variant 'chess': choose two of "
        + "\(MinesPair.variants.map(\.name).joined(separator: ", "))."
    ),
    ("report mines", "Unknown argument 'mines': see '--help' for what there is."),
    ("prove todo mines --random 9 --mines 100", "'--mines 100' is out of range: give a whole number from 1 to 99."),
    (
      "prove todo mines --width 60 --height 40",
      "mines has up to 10^1152 states with these options, and 10^8 can be explored: choose smaller ones, or "
        + "'--random N' without '--exhaustive'."
    ),
    ("kata start todo/", "No kata is called 'todo/': name a lesson, or a change as in 'todo/undo'."),
    (
      "kata start mines/chess",
      "Unknown change request 'chess' of mines: choose one of late-hint, mine-counter, press-around."
    ),
  ])
  func `refuses what it cannot use in one line`(words: String, message: String) throws {
    let outcome = try MeasuredFolder().shell("cd '\(TestedPackage.root)'; PATH=/ \"$workshop\" \(words)")
    #expect(outcome == MeasuredFolder.Outcome(code: 64, output: [], errors: ["workshop: \(message)"]))
  }

  /// Each finds a folder where the file should be.
  @Test(arguments: [("changes --recorded", "changes.json"), ("mutants todo", "mutants-todo.txt")])
  func `takes no record that cannot be read for a missing one`(words: String, name: String) throws {
    let setUp = "mkdir -p Sources/Worst Tests/Recorded/\(name); touch Package.swift"
    let outcome = try MeasuredFolder().shell("\(setUp); \"$workshop\" \(words)")
    let remedy = "make it a file of UTF-8 text that you may read, or move it away."
    let error = "workshop: 'Tests/Recorded/\(name)' cannot be read: \(remedy)"
    #expect(outcome == MeasuredFolder.Outcome(code: 66, output: [], errors: [error]))
  }

  @Test func `writes no report into a folder that it cannot write to, and says so before any work`() throws {
    let outcome = try MeasuredFolder().shell("cd '\(TestedPackage.root)'; \"$workshop\" report -o /dev/null/report")
    let error = "Cannot write to '/dev/null/report': choose a folder that you may write to with '-o DIR'."
    #expect(outcome == MeasuredFolder.Outcome(code: 74, output: [], errors: ["workshop: \(error)"]))
  }

  @Test(arguments: [("measure", 66), ("play --mines 4", 0), ("kata", 64), ("kata nope", 64), ("kata mines", 66)])
  func `ends where the folder in which it runs is gone`(command: String, code: Int32) throws {
    let outcome = try MeasuredFolder().shell("mkdir gone; cd gone; rmdir ../gone; \"$workshop\" \(command)")
    #expect(outcome.code == code)
  }
}
