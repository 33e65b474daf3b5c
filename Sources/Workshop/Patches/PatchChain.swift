import Checkout
import Foundation
import Play

/// Patches that follow one another: each was made on what the ones before it leave.
struct PatchChain {
  /// The folder in which they apply; empty for the package's.
  let root: String
  /// Their paths in the package.
  let patches: [String]

  /// All chains of a lesson: its kata, the ways of moving state sideways, its change requests, and the faults that are
  /// planted in it.
  /// - Parameter lesson: Its name.
  static func all(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    try katas(of: lesson, in: package) + changes(of: lesson, in: package) + faults(of: lesson, in: package)
  }

  private static func katas(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    guard let folder = package.folder(of: lesson, in: "Docs/Katas") else { return [] }
    let start = package.files(in: "Docs/Katas/\(folder)").filter { $0.hasSuffix("/" + Kata.startPatch) }
    let steps = try KataStep.all(ofFolder: folder, in: package).map { package.relative($0.patch.path) }
    let sideways = package.files(in: "Docs/Katas/\(folder)/Sideways").filter { $0.hasSuffix(".patch") }
    return ([steps] + sideways.map { [$0] }).map { start + $0 }.filter { !$0.isEmpty }.map {
      PatchChain(root: "Sources/Worst/\(folder)", patches: $0)
    }
  }

  private static func changes(of lesson: String, in package: PackageFolder) throws -> [PatchChain] {
    try ChangeRequest.all(of: lesson, in: package).map { request in
      PatchChain(
        root: "", patches: ["start", "worst", "separated"].map { package.relative(request.patch($0).path) })
    }
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
