import Foundation
import Play
import SourceTools

/// Trees of files, kept by git in a repository of its own: patches are applied and merged there, and the checkout's
/// repository is only read.
struct TreeStore {
  /// All files of a folder, under git's name for them and what is in them.
  struct Tree: Hashable {
    let name: String
  }

  /// The result of a three-way merge.
  struct Merge {
    /// With conflict markers where both sides changed the same lines.
    let tree: Tree
    /// The files in conflict; none when the merge went through.
    let conflicts: [String]
    /// What git says about it.
    let messages: String
  }

  /// Where it is, in a package.
  static let folder = ".build/patches/store"

  private let path: String
  private let checkout: Git

  /// - Parameters:
  ///   - path: A folder that is made when it is missing.
  ///   - checkout: The package whose commits can be read, if it is a repository.
  init(at path: String, besides checkout: PackageFolder) throws {
    self.path = URL(fileURLWithPath: path).path
    self.checkout = Git(folder: checkout.path)
    try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
    try removeLocks()
    try Git(folder: self.path).output("init", "--quiet", "--bare")
    let objects = try? self.checkout.line("rev-parse", "--path-format=absolute", "--git-path", "objects")
    try write(objects.map { $0 + "\n" } ?? "", to: "objects/info/alternates")
    try write(".DS_Store\n*.bak\n", to: "info/exclude")
  }

  /// Works with the package's own store, while no other process does.
  static func use<Result>(in package: PackageFolder, _ work: (TreeStore) throws -> Result) throws -> Result {
    try PackageLock.patches.hold(in: package) { try work(TreeStore(at: package[folder], besides: package)) }
  }

  /// Git leaves a lock behind when it is killed, and refuses to work beside it. Nobody else is at work here.
  private func removeLocks() throws {
    for folder in [path, "\(path)/refs/heads"] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".lock") {
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }

  // MARK: Folders

  /// The tree of a folder's files, without those that its `.gitignore` names.
  func tree(of folder: String) throws -> Tree {
    let folder = URL(fileURLWithPath: folder).path
    // An index for each folder knows which files have not changed since.
    let git = git(in: folder, index: "index" + folder.replacing("/", with: "-"))
    try git.output("add", "--all", ".")
    return Tree(name: try git.line("write-tree"))
  }

  /// Replaces a folder by a tree's files.
  func checkOut(_ tree: Tree, to folder: String) throws {
    let folder = URL(fileURLWithPath: folder).path
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try git.output("read-tree", tree.name)
    try git(in: folder, index: TreeStore.index).output("checkout-index", "--all")
  }

  // MARK: Trees

  /// The tree at a path inside another one; the whole one for an empty path.
  /// - Returns: `nil` if nothing is at that path.
  func tree(at path: String, in tree: Tree) -> Tree? {
    (try? git.line("rev-parse", "--verify", "\(tree.name):\(path)")).map(Tree.init)
  }

  /// Git's name for the contents of each file, by its path.
  func files(in tree: Tree) throws -> [String: String] {
    try git.output("ls-tree", "-r", tree.name).split(separator: "\n").reduce(into: [:]) { files, line in
      let parts = line.split(separator: "\t", maxSplits: 1)
      files[String(parts[1])] = parts[0].split(separator: " ").last.map(String.init)
    }
  }

  /// The patch that turns one tree into another, with no more headers than git needs to apply it.
  /// - Parameter context: The number of lines around each change.
  func difference(from old: Tree, to new: Tree, around context: Int) throws -> String {
    let text = try git.output("diff-tree", "-p", "-M", "-U\(context)", old.name, new.name)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("index ") }
    // Only a file that is new, deleted or renamed needs more than its name before and after.
    return zip(lines, lines.dropFirst() + [""])
      .filter { !($0.hasPrefix("diff --git ") && $1.hasPrefix("--- ")) }.map(\.0).joined(separator: "\n")
  }

  /// What a file holds.
  /// - Parameter contents: Git's name for it.
  func text(_ contents: String) throws -> String { try git.output("cat-file", "blob", contents) }

  /// Applies a patch, to the very lines that it names: with a single line beside a change, a place that is only like it
  /// is easily found elsewhere.
  /// - Throws: `PatchMismatch` when it does not apply there.
  func apply(_ patch: String, to tree: Tree) throws -> Tree {
    try write(patch, to: "patch")
    try git.output("read-tree", tree.name)
    let (status, output) = try git.outcome(["apply", "--cached", "--verbose", "--whitespace=nowarn", "patch"])
    if let mismatch = PatchMismatch(output, hasFailed: status != 0) { throw mismatch }
    return Tree(name: try git.line("write-tree"))
  }

  /// Carries what leads from the base to `theirs` over to `ours`.
  func merge(base: Tree, ours: Tree, theirs: Tree) throws -> Merge {
    let start = try git.line("commit-tree", base.name, "-m", "base")
    // The names of the branches stand in the conflict markers.
    for (name, tree) in [("tree", ours), ("patch", theirs)] {
      try git.output(
        "update-ref", "refs/heads/\(name)", try git.line("commit-tree", tree.name, "-p", start, "-m", name))
    }
    let (status, output) = try git.outcome([
      "-c", "merge.directoryRenames=true", "merge-tree", "--write-tree", "--name-only", "tree", "patch",
    ])
    let parts = output.split(separator: "\n\n", maxSplits: 1).map(String.init)
    guard 0...1 ~= status, let names = parts.first?.split(separator: "\n").map(String.init), let tree = names.first
    else { throw Git.failure("merge-tree", output) }
    return Merge(
      tree: Tree(name: tree), conflicts: status == 0 ? [] : Array(names.dropFirst()),
      messages: parts.dropFirst().joined())
  }

  // MARK: Commits

  /// The trees that may be what a patch was made on, the likeliest first: of the checkout's last commit, of those that
  /// were remembered here, and of each commit that brought the patch.
  /// - Parameter patch: Git's name for its contents.
  func pastTrees(with patch: String) throws -> [Tree] {
    let last = (try? checkout.output("rev-parse", "HEAD")) ?? ""
    let remembered = (try? git.output("rev-list", "--max-count=20", TreeStore.remembered)) ?? ""
    let brought = (try? checkout.output("log", "--format=%H", "--find-object=\(patch)")) ?? ""
    return try [last, remembered, brought].flatMap { $0.split(separator: "\n") }.map { commit in
      Tree(name: try git.line("rev-parse", "--verify", "\(commit)^{tree}"))
    }
  }

  /// Keeps a tree among those that `pastTrees` finds.
  func remember(_ tree: Tree) throws {
    let last = try? git.line("rev-parse", "--verify", TreeStore.remembered)
    let parent = last.map { ["-p", $0] } ?? []
    let (status, output) = try git.outcome(["commit-tree", tree.name, "-m", "refreshed"] + parent)
    if status != 0 { throw Git.failure("commit-tree", output) }
    try git.output("update-ref", TreeStore.remembered, String(output.prefix { $0 != "\n" }))
  }

  // MARK: Git

  private static let remembered = "refs/heads/refreshed"
  private static let index = "index"

  private var git: Git { Git(folder: path, environment: environment(index: TreeStore.index)) }

  private func git(in folder: String, index: String) -> Git {
    Git(folder: folder, environment: environment(index: index).merging(["GIT_WORK_TREE": folder]) { $1 })
  }

  private func environment(index: String) -> [String: String?] {
    ["GIT_DIR": path, "GIT_INDEX_FILE": "\(path)/\(index)"]
  }

  private func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(file)"))
  }
}
