import Foundation
import PlainText
import SourceTools

/// The optional last step of a kata, from announcing to tracking: what the lesson's design `observable` has otherwise than
/// Separated, carried over to the reference solution, which is Separated as a kata has it.
struct KataTracking {
  private let kata: Kata

  init(_ kata: Kata) { self.kata = kata }

  /// - Parameter tree: The solution after the step before.
  func apply(to tree: TreeStore.Tree, in store: TreeStore) throws -> TreeStore.Tree {
    let merge = try store.merge(
      base: copy(["": "Sources/Separated/\(kata.folder)", "/Model": "Sources/Separated/Model/\(kata.folder)"], store),
      ours: tree, theirs: copy(["": "Sources/Designs/\(kata.folder)/Observable"], store))
    if let file = merge.conflicts.first {
      throw CommandError.badData(
        "The step to tracking changes what the solution has otherwise than Separated, in '\(file)': "
          + "'git checkout Sources' takes changes of the trees back.")
    }
    return merge.tree
  }

  /// A variant as it would stand in the kata, with its imports.
  /// - Parameter folders: The variant's, by their places in the kata.
  private func copy(_ folders: [String: String], _ store: TreeStore) throws -> TreeStore.Tree {
    let package = kata.package
    let copy = ".build/katas/\(kata.folder)"
    try package.remove(copy)
    for (place, folder) in folders {
      for file in package.files(in: folder) {
        let text = try imports(in: package.text(of: file))
        try package.write(Data(text.utf8), to: copy + place + file.dropFirst(folder.count))
      }
    }
    return try store.tree(of: package[copy])
  }

  /// The same text, with the kata's model in place of the variant's; imports are sorted.
  private func imports(in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.prefix { $0.hasPrefix("import ") }.map {
      $0.replacing(/(Separated|\w+Observable)Model$/, with: "Kata\(kata.folder)Model")
    }
    return (imports.sorted() + lines.dropFirst(imports.count)).joined(separator: "\n")
  }
}
