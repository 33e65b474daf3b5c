import LessonPairs
import LessonScreens
import Play
import SourceTools

/// Where trials are built, out of sight: one program with every fault in every variant, of which one at a time is
/// switched on. It is built when a trial first needs it.
final class TrialWorkspace {
  /// The number of mutants that a tree may have: those of the next one are numbered from there.
  private static let room = 100_000

  let package: PackageFolder
  private let places: [VariantSource]
  private var trees: [String: MutatedTree] = [:]
  private var shared: [String: SharedFaults] = [:]
  private var program: MutantWorkspace?
  private var copy: PackageFolder?

  init(_ package: PackageFolder) {
    self.package = package
    places = allLessons.flatMap { $0.sources + [.shared(by: $0)] }
  }

  /// A variant, or what those of a lesson share, with its mutants, of all operators.
  func tree(of variant: VariantSource) throws -> MutatedTree {
    guard let index = places.firstIndex(of: variant) else {
      preconditionFailure("A lesson has the variants that are listed (was \(variant.name) of \(variant.lesson))")
    }
    let name = "\(variant.lesson)-\(variant.name)"
    if let tree = trees[name] { return tree }
    let tree = try MutatedTree(variant, in: package, firstNumber: 1 + index * Self.room)
    precondition(tree.mutants.count <= Self.room, "A tree has room for its mutants (was \(tree.mutants.count))")
    trees[name] = tree
    return tree
  }

  func sharedFaults(of lesson: String) throws -> SharedFaults {
    if let shared = shared[lesson] { return shared }
    let both = pair(of: lesson).both
    let trees = try (both + [.shared(by: pair(of: lesson))]).map(tree)
    let files = try both.map { try LessonSources(package).files(in: $0.folders, hasModel: $0.hasModel) }
    let shared = SharedFaults(
      worst: trees[0], separated: trees[1], shared: trees[2], SourceDifference(from: files[0], to: files[1]))
    self.shared[lesson] = shared
    return shared
  }

  func faults() throws -> MutantWorkspace {
    if let program { return program }
    let trees = try places.map(tree)
    let copy = PackageFolder(path: package[Self.folder("faults")])
    var program = MutantWorkspace(copy: copy, trees: trees)
    try program.takeOver(from: package)
    printStep("Building \(trees.map(\.mutants.count).reduce(0, +)) faults…")
    try program.build()
    self.program = program
    return program
  }

  /// Trials of a variant's mutants, which are built.
  func trials(of variant: VariantSource) throws -> MutantTrials {
    MutantTrials(program: try faults(), tree: try tree(of: variant))
  }

  /// A copy of the package in which katas are made and built.
  func katas() throws -> PackageFolder {
    if let copy { return copy }
    let copy = PackageFolder(path: package[Self.folder("katas")])
    try copy.takeOver(from: package)
    try copy.takeOver(["Docs/Katas"], from: package)
    self.copy = copy
    return copy
  }

  /// A folder in which something is built.
  static func folder(_ name: String) -> String { ".build/trials/\(name)" }
}
