import Checkout
import Foundation
import Play

/// Patches that follow one another: each was made on what the ones before it leave.
struct PatchChain {
  /// The folder in which they apply; empty for the package's.
  let root: String
  /// Their paths in the package.
  let patches: [String]

  /// The folder that has all of them, at whatever depth.
  var folder: String {
    let folders = patches.map { $0.split(separator: "/").dropLast().map(String.init) }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return common.map { $0 + "/" }.joined()
  }

  /// All chains of a lesson: its kata, the ways of moving state sideways, its change requests, alone and in a row, and
  /// the faults that are planted in it.
  /// - Parameter lesson: Its name.
  static func all(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    try katas(of: lesson, in: package) + changes(of: lesson, in: package) + series(of: lesson, in: package)
      + faults(of: lesson, in: package)
  }

  private static func katas(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    guard let folder = package.folder(of: lesson, in: "Docs/Katas") else { return [] }
    let start = package.files(in: "Docs/Katas/\(folder)").filter { $0.hasSuffix("/" + Kata.startPatch) }
    let steps = try KataStep.all(ofFolder: folder, in: package).map { package.relative($0.patch.path) }
    let sideways = package.files(in: "Docs/Katas/\(folder)/Sideways").filter { $0.hasSuffix(".patch") }
    let moves = sideways.map { Array(steps.prefix(KataCode.step(before: $0))) + [$0] }
    return ([steps] + moves).map { start + $0 }.filter { !$0.isEmpty }.map {
      PatchChain(root: "Sources/Worst/\(folder)", patches: $0)
    }
  }

  private static func changes(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    try ChangeRequest.all(of: lesson, in: package).map { chain(of: [$0], in: package) }
  }

  private static func series(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    let requests = try ChangeRequest.series(of: lesson, in: package)
    return requests.isEmpty ? [] : [chain(of: requests, in: package)]
  }

  private static func chain(of requests: [ChangeRequest], in package: PackageFolder) -> PatchChain {
    PatchChain(root: "", patches: requests.flatMap(\.patches).map { package.relative($0.path) })
  }

  private static func faults(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    guard let folder = package.folder(of: lesson, in: "Sources/Worst") else { return [] }
    let faults = try package.files(in: "Docs/Faults").filter { file in
      try file.hasSuffix(".patch") && package.text(of: file).contains("/\(folder)/")
    }
    return faults.map { PatchChain(root: "", patches: [$0]) }
  }
}

extension PackageFolder {
  /// The path of one of the package's parts, as it is inside the package.
  fileprivate func relative(_ path: String) -> String {
    path.hasPrefix("\(self.path)/") ? String(path.dropFirst(self.path.count + 1)) : path
  }
}
