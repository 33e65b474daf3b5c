import Checkout
import Foundation
import Play

/// What a customer asks for next: a specification, a scripted test that fails at first, and a reference change of either
/// variant, in `Docs/Changes/ToDo/undo`.
struct ChangeRequest {
  let lesson: String
  let name: String
  /// What the customer says.
  let title: String

  private let folder: String
  private let package: PackageFolder

  /// The change requests of a lesson, in the order of their names.
  static func all(of lesson: String, in package: PackageFolder) throws -> [ChangeRequest] {
    let lesson = package.folder(of: lesson, in: "Docs/Changes") ?? lesson
    return try names(ofFolder: lesson, in: package).map { try ChangeRequest($0, ofFolder: lesson, in: package) }
  }

  /// - Parameter name: `undo`.
  init(_ name: String, ofFolder lesson: String, in package: PackageFolder) throws {
    let names = ChangeRequest.names(ofFolder: lesson, in: package)
    guard names.contains(name) else {
      let choice = names.isEmpty ? "there is none" : "choose one of \(names.joined(separator: ", "))"
      throw CommandError.usage("Unknown change request '\(name)' of \(lesson.lowercased()): \(choice).")
    }
    self.lesson = lesson.lowercased()
    self.name = name
    self.package = package
    folder = "Docs/Changes/\(lesson)/\(name)"
    let first = try package.text(of: "\(folder)/Request.md").prefix { $0 != "\n" }
    guard first.hasPrefix("# ") else {
      throw CommandError.badData("\(folder)/Request.md: does not begin with a heading '# …': write one.")
    }
    title = String(first.dropFirst(2))
  }

  /// Where the specification is, relative to the package.
  var specification: String { "\(folder)/Request.md" }

  /// A copy of the package as it is before anybody begins: with the scripted test, which both variants fail.
  func atStart() throws -> PackageFolder { try package.patched([patch("start")], at: ChangeRequest.staging) }

  /// A copy of the package with the reference change of both variants.
  func done() throws -> PackageFolder {
    try package.patched(["start", "worst", "separated"].map(patch), at: ChangeRequest.staging)
  }

  /// The reference change of one variant, `worst` or `separated`.
  func patch(_ variant: String) -> Patch { Patch(path: package["\(folder)/\(variant).patch"]) }

  /// Where patches are applied, before what has changed is built elsewhere.
  static let staging = ".build/changes/staged"

  private static func names(ofFolder lesson: String, in package: PackageFolder) -> [String] {
    package.files(in: "Docs/Changes/\(lesson)").filter { $0.hasSuffix("/Request.md") }
      .compactMap { $0.split(separator: "/").dropLast().last.map(String.init) }
  }
}

extension PackageFolder {
  /// Makes a copy of the package with patches applied; a copy that is there already is made anew.
  func patched(_ patches: [Patch], at path: String) throws -> PackageFolder {
    let copy = PackageFolder(path: path)
    try copy.takeOver(from: self)
    for patch in patches { try patch.apply(in: path) }
    return copy
  }
}
