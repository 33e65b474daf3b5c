import Foundation
import Play
import SourceTools

/// Patches that follow one another: each was made on what the ones before it leave.
struct PatchChain {
  /// The folder in which they apply; empty for the package's.
  let root: String
  /// Their paths in the package.
  let patches: [String]

  /// The folder that has all of them, at whatever depth.
  var folder: String {
    let common = patches.dropFirst().reduce(patches.first ?? "") { $0.commonPrefix(with: $1) }
    return common.lastIndex(of: "/").map { String(common[...$0]) } ?? ""
  }

  /// All chains of a lesson: its kata, the ways of moving state sideways, its change requests, alone and in a row, and
  /// the faults that are planted in it.
  /// - Parameter lesson: Its name.
  static func all(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    try katas(of: lesson, in: package) + requests(of: lesson, in: package) + faults(of: lesson, in: package)
  }

  private static func katas(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    guard let folder = package.folder(of: lesson, in: "Docs/Katas") else { return [] }
    let steps = try KataStep.all(ofFolder: folder, in: package).compactMap(\.patch).map { package.relative($0.path) }
    let moves = try SidewaysMove.all(ofFolder: folder, after: steps, in: package)
    return ([steps] + moves.map(\.patches)).map { kata(folder, $0, in: package) }.filter { !$0.patches.isEmpty }
  }

  /// Patches of a kata, on its start.
  fileprivate static func kata(_ folder: String, _ patches: [String], in package: PackageFolder) -> PatchChain {
    let start = package.files(in: "Docs/Katas/\(folder)").filter { $0.hasSuffix("/" + Kata.startPatch) }
    return PatchChain(root: "Sources/Worst/\(folder)", patches: start + patches)
  }

  private static func requests(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    let alone = try ChangeRequest.all(.alone, of: lesson, in: package)
    let inARow = try ChangeRequest.all(.inARow, of: lesson, in: package)
    return (alone + inARow.suffix(1)).map { PatchChain(root: "", patches: $0.patchFiles) }
  }

  private static func faults(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    guard let folder = package.folder(of: lesson, in: "Sources/Worst") else { return [] }
    let faults = try package.files(in: "Docs/Faults").filter { file in
      try file.hasSuffix(".patch") && package.text(of: file).contains("/\(folder)/")
    }
    return faults.map { PatchChain(root: "", patches: [$0]) }
  }
}

extension PatchChain {
  /// The steps of a kata up to one of them.
  init(to step: KataStep, among steps: [KataStep], of kata: Kata) {
    let patches = steps.prefix { $0.number <= step.number }.compactMap(\.patch).map { kata.package.relative($0.path) }
    self = PatchChain.kata(kata.folder, patches, in: kata.package)
  }

  /// What leads to where somebody begins with a change request.
  init(toStartOf request: ChangeRequest, in package: PackageFolder) {
    self.init(root: "", patches: request.start.map { package.relative($0.path) })
  }
}
