import Foundation
import KataCheck
import LessonPairs
import Lessons
import PlainText
import Play
import PlayBoth
import SourceTools
import Terminal

/// `workshop kata`: a participant separates the worst variant of a lesson, and sees after every step where it stands.
struct KataCommand: Subcommand {
  static let help = CommandHelp(
    name: "kata", abstract: "your own copy of the worst variant, to be separated step by step",
    usage: [
      "LESSON[/CHANGE]", "start LESSON[/CHANGE]", "check|watch|hint|reset LESSON",
      "solution LESSON [--step N | --take N]", "status", "verify [LESSON…]",
    ],
    options: [
      ("LESSON", "starts it, or checks it where it was started"),
      ("start", "copies the worst variant, as a change request finds it when one is named"),
      ("check", "builds it, runs it through its lesson's suite, and measures it"),
      ("watch", "checks it whenever a file is saved"), ("hint", "shows the next hint"),
      ("reset", "starts anew, and keeps what was there"),
      ("solution", "shows the reference's next step, or takes all steps up to one"),
      ("status", "says where each kata stands"),
      ("verify", "compares the reference solutions with what is recorded, and builds what is not: for maintainers"),
    ],
    examples: ["kata start mines", "kata check mines", "kata start todo/undo"],
    exits: [
      (.failure, "the kata is not equivalent"), (.usage, "unknown action, lesson or option"),
      (.noInput, "not in the package's folder"),
    ])

  private enum Action: String, CaseIterable {
    case start, check, watch, hint, reset, solution, status, verify
  }

  private let action: Action?
  private var arguments: Arguments

  init(_ arguments: inout Arguments) {
    var words = arguments
    action = words.nextOperand().flatMap { Action(rawValue: $0) }
    if action != nil { arguments = words }
    self.arguments = arguments
  }

  mutating func run() throws {
    switch action {
    case nil: try startOrContinue()
    case .start: try start(try word() ?? allLessons[0].name)
    case .check: try check(try chosenKata())
    case .watch: try watch(try chosenKata())
    case .hint: try hint(try chosenKata())
    case .reset: try reset(try chosenKata())
    case .solution: try solution()
    case .status: try status()
    case .verify: try verify()
    }
  }

  // MARK: Which kata

  /// The only word that is left, if any.
  private mutating func word() throws -> String? {
    let word = arguments.nextOperand()
    try arguments.finish()
    return word
  }

  /// The kata of the lesson that is named; if none is named, the only one that was started.
  private mutating func chosenKata() throws -> Kata {
    if let word = try word() { return try kata(of: word) }
    let started = try Kata.started(in: .current())
    if started.count == 1 { return started[0] }
    let names = started.map(\.lesson).joined(separator: ", ")
    throw CommandError.usage(
      started.isEmpty
        ? "No kata was started: begin with 'swift run workshop kata start mines'."
        : "There are several katas: name one of \(names).")
  }

  private func kata(of word: String) throws -> Kata {
    var arguments = Arguments([word])
    return try Kata(arguments.lesson().name, in: .current())
  }

  // MARK: Actions

  /// What `make kata` does.
  private mutating func startOrContinue() throws {
    guard let word = try word() else {
      throw CommandError.usage(
        "Say what to do: 'swift run workshop kata start mines' begins, 'swift run workshop --help' lists the rest.")
    }
    let lesson = word.split(separator: "/").first.map(String.init) ?? word
    guard allLessons.contains(where: { $0.name == lesson }) else {
      let actions = Action.allCases.filter { $0 != .verify }.map(\.rawValue).joined(separator: ", ")
      throw CommandError.usage(
        "Unknown action or lesson \(word.quoted): choose an action (\(actions)) or a lesson "
          + "(\(Arguments.lessonNames)).")
    }
    let kata = try kata(of: lesson)
    if kata.exists, try word == lesson || word == kata.progress().name(kata.lesson) { return try check(kata) }
    try start(word)
  }

  private func start(_ word: String) throws {
    let names = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if names.contains("") {
      throw CommandError.usage("No kata is called \(word.quoted): name a lesson, or a change as in 'todo/undo'.")
    }
    let kata = try kata(of: names[0])
    let change = try names.dropFirst().first.map { try ChangeRequest($0, ofFolder: kata.folder, in: kata.package) }
    let progress = try PackageLock.kata.hold(in: kata.package) { try kata.start(change) }
    try printLines(KataText.started(kata, change, progress))
  }

  private func check(_ kata: Kata) throws {
    let verdict = try PackageLock.kata.hold(in: kata.package) { try self.verdict(on: kata) }
    try printLines(verdict.lines)
    if let complaint = verdict.complaint { throw CommandError(.failure, complaint) }
  }

  /// Checks, and remembers what was found.
  private func verdict(on kata: Kata) throws -> KataVerdict {
    let begun = try kata.progress()
    let change = try kata.change(of: begun)
    printStep("Building \(kata.path)…")
    let sideways = BackgroundReading { try kata.sideways() }
    let trial = try KataTrial(kata, change) { printStep("Checking it…") }
    if let replay = trial.replay { try kata.keep(replay) }
    var verdict = try KataVerdict(kata, trial, sideways.value(), begun)
    if verdict.isToBeContained {
      printStep("Trying the faults that the screen can have…")
      verdict = try KataVerdict(kata, trial, sideways.value(), begun, KataContainment(kata, builtIn: kata.package))
    }
    let (result, steps) = (verdict.result, try kata.requiredSteps())
    // Read last, since hints may have been taken meanwhile.
    var progress = try kata.progress()
    progress.lastCheck = result
    if result == .isDone {
      progress.reach(steps.count)
    } else if result.holds, !verdict.sideways.hidesState {
      progress.reach(verdict.counts, trial.experiments, steps)
    }
    try kata.remember(progress)
    return verdict
  }

  private func watch(_ kata: Kata) throws {
    var watch = KataWatch(kata)
    let redraws = canErase(STDOUT_FILENO)
    let heading = "\(kata.path), checked on every save; Ctrl-C ends"
    let clear = "\u{1B}[H\u{1B}[2J"
    while true {
      if redraws { try printLines([clear + heading]) }
      let lines = try PackageLock.kata.hold(in: kata.package) { try verdict(on: kata).lines }
      let screen = KataText.fitted([heading] + lines, to: TerminalSize.current, kata.lesson).joined(separator: "\n")
      try printLines(redraws ? [clear + screen] : lines)
      watch.waitForChange()
    }
  }

  private func hint(_ kata: Kata) throws {
    var progress = try kata.progress()
    if let change = try kata.change(of: progress) { return try printLines(KataText.noHints(for: change)) }
    let steps = try kata.steps()
    if progress.hints == KataStep.hintLevels {
      progress.step += 1
      progress.hints = 0
    }
    guard let step = steps.first(where: { $0.number == progress.step }) else {
      return try printLines(KataText.noMoreHints(kata, steps))
    }
    progress.hints += 1
    try kata.remember(progress)
    try printLines(KataText.hint(progress.hints, of: step, in: steps))
  }

  private func reset(_ kata: Kata) throws {
    let kept = try PackageLock.kata.hold(in: kata.package) { try kata.reset() }
    try printLines(["\(kata.path) is as at the start. What you had is kept in \(kept)."])
  }

  private mutating func solution() throws {
    // The lesson decides how many steps there are.
    var options = try arguments.take(["step", "take"])
    guard let word = arguments.nextOperand() else {
      throw CommandError.usage("Whose solution? Name a lesson: 'swift run workshop kata solution mines'.")
    }
    try arguments.finish()
    let kata = try kata(of: word)
    let steps = try kata.steps()
    if steps.isEmpty { return try printLines(["There is no reference solution of \(kata.lesson)."]) }
    let shown: Int? = try options.number("step", in: 1...steps.count)
    let taken: Int? = try options.number("take", in: 1...steps.count)
    if shown != nil && taken != nil {
      throw CommandError.usage("'--step' shows a step, and '--take' takes all up to one: leave one of them out.")
    }
    if let taken { return try take(taken, steps, kata) }
    let number = shown ?? min((try? kata.progress())?.step ?? 1, steps.count)
    try printLines(KataText.solution(steps[number - 1], in: steps, kata))
  }

  private func take(_ number: Int, _ steps: [KataStep], _ kata: Kata) throws {
    let kept = try PackageLock.kata.hold(in: kata.package) { try kata.take(steps.prefix(number)) }
    let place = steps.place(of: steps[number - 1])
    try printLines(["\(kata.path) is the reference solution after step \(place). What you had is kept in \(kept)."])
  }

  private mutating func status() throws {
    try arguments.finish()
    let (lines, errors) = try KataText.status(Kata.started(in: .current()))
    try printLines(lines)
    for error in errors { printError("\(error)") }
    if let error = errors.first { throw SilentEnd(code: error.code.rawValue) }
  }

  private mutating func verify() throws {
    let lessons = try arguments.lessons()
    try arguments.finish()
    let package = try PackageFolder.current()
    let katas = try lessons.map { KataGroup(kata: try Kata($0.name, in: package)) }
    try KataVerification(table: TrialTable(package)).run(katas)
  }
}
