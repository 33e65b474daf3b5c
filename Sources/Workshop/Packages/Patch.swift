import Foundation
import PlainText
import Play

/// A change of files, as `git diff` writes it.
struct Patch {
  let path: String

  /// Changes the files in a folder.
  /// - Parameter folder: What the paths in the patch are relative to, inside the current folder.
  func apply(in folder: String) throws {
    let file = URL(fileURLWithPath: path).path
    // A repository around the folder would have git look for the files from the repository's root.
    let outside = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    let run = try Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "-C", folder, "apply", "--whitespace=nowarn", file],
      environment: ["GIT_CEILING_DIRECTORIES": outside, "GIT_DIR": nil], withErrors: true)
    guard run.ending == .exit(0) else {
      let reason = run.output.split(separator: "\n").first.map(String.init) ?? "git does not say why"
      throw CommandError.badData(
        "\(path): does not apply (\(reason)): the sources have changed, 'swift run workshop patches refresh' carries it over."
      )
    }
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
