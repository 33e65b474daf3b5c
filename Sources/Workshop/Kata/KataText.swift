import PlainText
import Renderer
import SourceTools

/// What the commands of the kata print besides the verdict.
enum KataText {
  static func started(_ kata: Kata, _ change: ChangeRequest?, _ progress: KataProgress) -> [String] {
    let goal =
      change.map { change in
        [
          "", "The change request: \(change.title)",
          "Read \(change.specification).", "Its test is part of the suite, and fails until the change is made.",
        ]
      } ?? [
        "",
        "Done: the suite is green, R1, R2, R3 and the three experiments are at 0, and",
        "the model in \(kata.path)/Model does the same alone, without any screen;",
        "the screen opens on any such model, calls only what the protocol names, and",
        "keeps the type of its view state, and how it is updated and drawn;",
        "and no fault that the check plants in the screen makes the data impossible.",
      ]
    let hint = change == nil ? [["swift run workshop kata hint \(kata.lesson)", "a hint for the next step"]] : []
    let commands =
      [
        ["swift run workshop kata check \(kata.lesson)", "where you stand"],
        ["swift run workshop kata watch \(kata.lesson)", "the same, on every save"],
      ] + hint + [[KataTrial.program(kata, change), "plays the kata that was checked last"]]
    return ["\(kata.path) is your copy of the worst variant: \(kata.files.count) files, \(progress.start)."] + goal
      + [""] + Table.lines(commands, left: 2, gap: "   ").map { "  \($0)" }
  }

  static func hint(_ level: Int, of step: KataStep, in steps: [KataStep]) -> [String] {
    let title = level == 1 ? "Step \(steps.place(of: step))" : "Step \(step.number): \(step.title)"
    let next =
      level < KataStep.hintLevels
      ? "Ask again for a plainer hint."
      : step.number < steps.count ? "Ask again for the next step." : "That was the last one."
    return ["\(title) · hint \(level) of \(KataStep.hintLevels)", ""] + step.hints[level - 1] + ["", next]
  }

  static func noHints(for change: ChangeRequest) -> [String] {
    ["There are no hints for a change request: its sentences say what is asked for. Read \(change.specification)."]
  }

  static func noMoreHints(_ kata: Kata, _ steps: [KataStep]) -> [String] {
    if steps.isEmpty { return ["There are no hints for \(kata.lesson)."] }
    return ["Those were all the hints. See the reference: swift run workshop kata solution \(kata.lesson)"]
  }

  static func solution(_ step: KataStep, in steps: [KataStep], _ kata: Kata) throws -> [String] {
    let command = "swift run workshop kata solution \(kata.lesson)"
    return ["Step \(steps.place(of: step)): \(step.title)", "After it: \(step.counts)", ""] + step.reason + [""]
      + (try ShownPatch(step, among: steps, of: kata).lines) + [
        "Take it over, with all steps before it: \(command) --take \(step.number)",
        step.number < steps.count ? "The next step: \(command) --step \(step.number + 1)" : "That was the last step.",
      ]
  }

  /// What fits on a screen, with room for the cursor. A long line takes free rows; with too few it ends in `…`.
  static func fitted(_ lines: [String], to size: Size, _ lesson: String) -> [String] {
    var free = size.height - 1 - lines.count
    let shown = lines.prefix(size.height - 1).flatMap { line in
      let rows = line.rows(of: size.width)
      if rows.count - 1 > free { return [line.cut(to: size.width)] }
      free -= rows.count - 1
      return rows
    }
    if lines.count < size.height { return shown }
    let kept = shown.dropLast()
    return kept + ["… and \(lines.count - kept.count) more: swift run workshop kata check \(lesson)"]
  }

  /// A line for each lesson, or why it has none.
  static func status(_ started: [Kata]) throws -> (lines: [String], errors: [CommandError]) {
    if started.isEmpty { return (["No kata was started: begin with 'swift run workshop kata start mines'."], []) }
    return try started.reduce(into: ([], [])) { all, kata in
      do {
        all.lines.append(try status(kata))
      } catch let error as CommandError {
        all.errors.append(CommandError(error.code, "\(kata.lesson): \(error)"))
      }
    }
  }

  private static func status(_ kata: Kata) throws -> String {
    let progress = try kata.progress()
    let steps = try kata.requiredSteps()
    let counts = progress.start.change(to: try kata.measure())
    let check = progress.lastCheck.map { "last check \($0.rawValue) \($0.holds ? "✓" : "✗")" } ?? "not checked yet"
    return "\(progress.name(kata.lesson)): \(check) · now \(counts)\(place(progress, steps.count))"
  }

  /// Where among the steps of the reference the kata stands.
  private static func place(_ progress: KataProgress, _ steps: Int) -> String {
    if steps == 0 || progress.change != nil { return "" }
    if progress.step > steps { return " · past the last step" }
    return " · step \(progress.step) of \(steps), hint \(progress.hints) of \(KataStep.hintLevels)"
  }
}
