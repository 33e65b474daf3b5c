import LessonPairs
import PlainText
import Play
import SourceTools

/// `workshop patches`: keeps the patches of katas and change requests true to the tree as it is. It is for the maintainers.
struct PatchesCommand: Subcommand {
  static let help = CommandHelp(
    name: "patches",
    abstract: "applies the patches of katas and change requests, or writes them anew for the tree as it is",
    usage: ["check|refresh [LESSON…]"], examples: ["patches check", "patches refresh mines"],
    exits: [(.failure, "a patch does not go through"), (.usage, "unknown action or lesson")])

  private enum Action: String, CaseIterable {
    case check, refresh
  }

  private let action: Action
  private let lessons: [any LessonPair.Type]

  init(_ arguments: inout Arguments) throws(CommandError) {
    let word = arguments.nextOperand()
    if word == nil { try arguments.finish() }  // An option that there is not is named.
    guard let action = word.flatMap(Action.init) else {
      throw .usage(
        "Say what to do with the patches: 'swift run workshop patches check' applies them all, "
          + "'swift run workshop patches refresh' writes them anew.")
    }
    self.action = action
    lessons = try arguments.lessons()
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    try PackageLock.patches.take(in: package)
    let chains = try lessons.flatMap { try PatchChain.all(of: $0.name, in: package) }
    var refresh = try PatchRefresh(package)
    switch action {
    case .check: try check(chains, refresh)
    case .refresh: try self.refresh(chains, &refresh)
    }
  }

  private func check(_ chains: [PatchChain], _ refresh: PatchRefresh) throws {
    // Most chains share patches with others.
    let stops = try chains.compactMap { try refresh.check($0)?.line }.distinct
    for stop in stops { printError(stop) }
    if !stops.isEmpty {
      let refused = plural(stops.count, one: "patch does not apply", other: "patches do not apply")
      let them = stops.count == 1 ? "it" : "them"
      throw CommandError(
        .failure, "\(refused): 'swift run workshop patches refresh' carries \(them) over to the tree as it is.")
    }
    let count = chains.flatMap(\.patches).distinct.count
    try printLines([plural(count, one: "patch applies.", other: "patches apply.")])
  }

  private func refresh(_ chains: [PatchChain], _ refresh: inout PatchRefresh) throws {
    let outcomes = try chains.map { chain in
      printStep("\(chain.patches[0])…")
      return try refresh.refresh(chain)
    }
    try refresh.finish()
    let (written, stops) = (outcomes.flatMap(\.written).distinct, outcomes.compactMap(\.stop?.line).distinct)
    let unchanged = Set(outcomes.flatMap(\.unchanged)).subtracting(written).count
    let count = plural(written.count, one: "patch written", other: "patches written")
    let rest = plural(unchanged, one: "as it was", other: "as they were")
    try printLines(written.map { "written: \($0)" } + ["\(count), \(rest)."])
    for stop in stops { printError(stop) }
    if !stops.isEmpty {
      let stopped = plural(
        stops.count, one: "patch stopped, and those after it wait: mend it",
        other: "patches stopped, and those after them wait: mend each")
      throw CommandError(.failure, "\(stopped), and refresh again.")
    }
  }
}
