import Foundation
import PlainText
import Play

/// A change of files, as `git diff` writes it.
struct Patch {
  let path: String

  /// Changes the files in a folder, at the very lines that it names, or none of them.
  /// - Parameter folder: What the paths in the patch are relative to, inside the current folder.
  func apply(in folder: String) throws {
    let file = URL(fileURLWithPath: path).path
    // A repository around the folder would have git look for the files from the repository's root.
    let git = Git(folder: folder, environment: ["GIT_DIR": "/dev/null"])
    let (status, output) = try git.outcome(["apply", "--check", "--verbose", "--whitespace=nowarn", file])
    if let mismatch = PatchMismatch(output, hasFailed: status != 0) { throw refusal(mismatch) }
    try git.output("apply", "--whitespace=nowarn", file)
  }

  /// Changes a tree in the same way.
  func apply(to tree: TreeStore.Tree, in store: TreeStore) throws -> TreeStore.Tree {
    do {
      return try store.apply(text, to: tree)
    } catch let mismatch as PatchMismatch {
      throw refusal(mismatch)
    }
  }

  private func refusal(_ mismatch: PatchMismatch) -> CommandError {
    .badData(
      "\(path): does not apply at \(mismatch): the sources have changed. 'git checkout Sources' takes them back; "
        + "'swift run workshop patches refresh' carries the patch over."
    )
  }

  var text: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

  /// What it stands on, where its first line says so: `on: setters`.
  var base: String? {
    get throws {
      let first = try text.prefix { $0 != "\n" }
      return first.hasPrefix(Patch.baseMark) ? String(first.dropFirst(Patch.baseMark.count)) : nil
    }
  }

  /// What comes before the name of what a patch stands on.
  static let baseMark = "on: "
}
