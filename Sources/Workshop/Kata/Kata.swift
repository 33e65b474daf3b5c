import Foundation
import LessonPairs
import PlainText
import Play
import PlayBoth
import RuleMeter
import SourceTools

/// A participant's copy of a lesson, in the folder `Kata` of the package, and what is remembered about it.
struct Kata {
  /// The lesson's name.
  let lesson: String
  /// The name of the lesson's folder.
  let folder: String
  let package: PackageFolder

  init(_ lesson: String, in package: PackageFolder) throws(CommandError) {
    guard let folder = package.folder(of: lesson, in: "Sources/Worst") else {
      throw CommandError(.noInput, "There is no 'Sources/Worst' with \(lesson) here: restore it with git.")
    }
    self.lesson = lesson
    self.folder = folder
    self.package = package
  }

  /// Where the copy is, relative to the package.
  var path: String { "Kata/\(folder)" }
  var exists: Bool { !package.files(in: path).isEmpty }
  var files: [String] { package.files(in: path) }
  /// Whether its screen leaves the redrawing to the framework.
  var isTracked: Bool { files.contains { (try? package.text(of: $0))?.declaresTrackedScreen == true } }

  /// The katas that were started.
  static func started(in package: PackageFolder) throws -> [Kata] {
    try allLessons.map { try Kata($0.name, in: package) }.filter(\.exists)
  }

  /// What its screen declares, or can inherit from a class beside the model, instead of what the framework does.
  var ownHooks: [String] {
    let sources = files.compactMap { file -> String? in
      let text = try? package.text(of: file)
      return file.hasPrefix("\(path)/Model/") && text?.contains(/\bopen\b/) != true ? nil : text
    }
    return sources.flatMap { ScreenHooks(in: $0).names }.distinct
  }

  /// Makes the folder of the model, a target of its own, with a file in which the model is named once there is one.
  private var modelFolder: Patch? {
    let file = "Docs/Katas/\(folder)/\(Kata.startPatch)"
    return package.files(in: "Docs/Katas/\(folder)").contains(file) ? Patch(path: package[file]) : nil
  }

  /// The patch before the first step.
  static let startPatch = "start.patch"

  func steps() throws -> [KataStep] { try KataStep.all(ofFolder: folder, in: package) }

  /// Those that lead to a kata that is done.
  func requiredSteps() throws -> [KataStep] { try steps().filter { !$0.isOptional } }

  /// What the meter finds, the same as `workshop measure` prints while nobody has changed a configuration.
  func measure() throws(CommandError) -> ProgramMeasure { try program(in: path).measure }

  private func program(in folder: String) throws(CommandError) -> AnalysedProgram {
    try AnalysedProgram(at: package[folder], package.configuration)
  }

  /// What each variant of the lesson declares to be view state.
  func viewStateOfVariants() throws -> [[ProgramMeasure.ViewState]] {
    try ["Worst/\(folder)", "Separated/\(folder)", "Designs/\(folder)/Observable"].map { "Sources/\($0)" }
      .filter { !package.files(in: $0).isEmpty }.map { try program(in: $0).measure.viewState }
  }

  /// What the meter finds, and what is declared to be view state beyond what the variants declare.
  /// - Parameter variants: What these declare, where it is known.
  func sideways(beside variants: [[ProgramMeasure.ViewState]]? = nil) throws -> KataSideways {
    KataSideways(try measure(), viewState: try variants ?? viewStateOfVariants())
  }

  /// What the screen asks a model for.
  func requests(of model: String) throws -> KataRequests {
    KataRequests(
      try program(in: path).calls, model: model, screen: "\(folder)Screen", folder: "\(path)/Model",
      protocol: try package.text(of: "Sources/Lessons/\(folder)/\(folder)Model.swift"))
  }

  // MARK: Starting

  /// Copies the worst variant, as the change request would have it before anything is done about it.
  func start(_ change: ChangeRequest?) throws -> KataProgress {
    if exists {
      throw CommandError.usage(
        "'\(path)' is there already: go on with 'swift run workshop kata check \(lesson)', start anew with "
          + "'swift run workshop kata reset \(lesson)', or move it away to start from another change request.")
    }
    let start = try copyWorst(of: change?.atStart() ?? package)
    // The copy comes last: one without a record could be neither checked nor reset.
    let progress = KataProgress(change: change?.name, start: start)
    try remember(progress)
    // Nothing that can be seen is there.
    if FileManager.default.fileExists(atPath: package[path]) { _ = try putAside() }
    try package.move(newCopy, to: path)
    return progress
  }

  /// Where a copy is made, before it is put in its place.
  private var newCopy: String { "Kata/.\(folder)-new" }

  /// Makes a copy.
  /// - Returns: Its counts.
  private func copyWorst(of source: PackageFolder) throws -> RuleCounts {
    let worst = "Sources/Worst/\(folder)"
    let files = source.files(in: worst)
    if files.isEmpty { throw LessonSources.noFile(in: worst) }
    try package.remove(newCopy)
    for file in files {
      try package.write(Data(contentsOf: URL(fileURLWithPath: source[file])), to: newCopy + file.dropFirst(worst.count))
    }
    try modelFolder?.apply(in: package[newCopy])
    return RuleCounts(try program(in: newCopy).measure)
  }

  /// Starts anew; the copy as it was is kept, and stays in its place until there is a new one. A step that was reached
  /// stays reached.
  /// - Parameter change: Called to change the new copy, to what it is after the step.
  /// - Returns: The folder in which the old one is kept.
  func reset(to step: Int = 0, _ change: () throws -> Void = {}) throws -> String {
    let before = try progress()
    let start = try copyWorst(of: self.change(of: before)?.atStart() ?? package)
    try change()
    let kept = try putAside()
    try package.move(newCopy, to: path)
    var progress = KataProgress(change: before.change, start: start)
    progress.reached = before.reached
    progress.goOn(behind: step)
    try remember(progress)
    return kept
  }

  /// The change request that the copy started from, if any.
  func change(of progress: KataProgress) throws -> ChangeRequest? {
    try progress.change.map { try ChangeRequest($0, ofFolder: folder, in: package) }
  }

  /// Replaces the copy by the reference solution after some steps; the copy as it was is kept.
  /// - Returns: The folder in which it is kept.
  func take(_ steps: some Collection<KataStep>) throws -> String {
    try TreeStore.use(in: package) { store in
      let solution = try solution(after: steps, on: change(of: progress())?.atStart() ?? package, in: store)
      return try reset(to: steps.count) { try store.checkOut(solution, to: package[newCopy]) }
    }
  }

  /// The reference solution after some steps.
  /// - Parameter source: The package whose worst variant it begins with, as a change request has it or not.
  func solution(
    after steps: some Collection<KataStep>, on source: PackageFolder, in store: TreeStore
  ) throws -> TreeStore.Tree {
    let worst = "Sources/Worst/\(folder)"
    let base = try store.tree(of: package[worst])
    let start = try modelFolder?.apply(to: base, in: store) ?? base
    let solution = try steps.reduce(start) { tree, step in
      try step.patch?.apply(to: tree, in: store) ?? KataTracking(self).apply(to: tree, in: store)
    }
    let ours = try store.tree(of: source[worst])
    // An older git cannot merge trees, and without a change request it need not.
    if ours == base { return solution }
    let merge = try store.merge(base: base, ours: ours, theirs: solution)
    if let file = merge.conflicts.first {
      throw CommandError.usage(
        "The reference so far and your change request change the same lines of '\(file)': take fewer steps, or move "
          + "'\(path)' away and begin with 'swift run workshop kata start \(lesson)'.")
    }
    return merge.tree
  }

  private func putAside() throws -> String {
    let number = (1...).first { !FileManager.default.fileExists(atPath: package[".kata/\(folder)-\($0)"]) } ?? 1
    let kept = ".kata/\(folder)-\(number)"
    try package.move(path, to: kept)
    return kept
  }

  // MARK: Remembering

  private var progressFile: String { ".kata/\(lesson).json" }

  /// Throws when the kata was not started.
  func progress() throws -> KataProgress {
    guard exists else {
      throw CommandError.usage("There is no '\(path)' yet: begin with 'swift run workshop kata start \(lesson)'.")
    }
    guard let text = try package.textIfAny(of: progressFile) else {
      throw CommandError(
        .noInput, "\(progressFile): is missing, so nobody knows how '\(path)' began: move that away, and start again.")
    }
    let progress = try? JSONDecoder().decode(KataProgress.self, from: Data(text.utf8))
    guard let progress, (1...99).contains(progress.step), (0...KataStep.hintLevels).contains(progress.hints) else {
      throw CommandError.badData(
        "\(progressFile): is not a record of a kata: delete it, move '\(path)' away, and start again.")
    }
    return progress
  }

  /// Where the script is kept that leads to the place at which the last check stopped.
  var replayFile: String { ".kata/\(lesson)-replay" }

  func keep(_ replay: [String]) throws {
    try package.write(Data((replay.joined(separator: "\n") + "\n").utf8), to: replayFile)
  }

  func remember(_ progress: KataProgress) throws {
    try package.write(Data(json(progress, isPretty: true).utf8), to: progressFile)
  }
}
