import PlainText
import Play
import SourceTools

/// A way of only moving the state sideways: `Docs/Katas/Mines/Sideways/setters.md`, and the patch of the same name.
struct SidewaysMove {
  let page: String
  /// What leads there from the start, relative to the package: steps of the reference solution, other moves, itself.
  let patches: [String]

  /// All moves of a lesson, in the order of their names.
  /// - Parameter steps: The patches of the reference solution, relative to the package.
  static func all(ofFolder folder: String, after steps: [String], in package: PackageFolder) throws -> [SidewaysMove] {
    let folder = "Docs/Katas/\(folder)/Sideways"
    return try package.files(in: folder).filter { $0.hasSuffix(".patch") }.map { patch in
      SidewaysMove(
        page: patch.dropLast(".patch".count) + ".md",
        patches: try way(to: patch, in: folder, after: steps, of: package))
    }
  }

  /// Follows what each patch says that it stands on, back to a step or to the start.
  private static func way(
    to patch: String, in folder: String, after steps: [String], of package: PackageFolder
  ) throws -> [String] {
    var moves = [patch]
    while let base = try Patch(path: package[moves[0]]).base {
      if let step = base.wholeMatch(of: /step (\d+)/).flatMap({ Int($0.1) }), step > 0, step <= steps.count {
        return steps.prefix(step) + moves
      }
      let next = "\(folder)/\(base).patch"
      guard !moves.contains(next), !package.files(in: next).isEmpty else {
        throw CommandError.badData(
          "\(moves[0]): stands on '\(base)', which leads to no step: write 'on: step 7', or 'on: ' and another move's name."
        )
      }
      moves.insert(next, at: 0)
    }
    return moves
  }
}
