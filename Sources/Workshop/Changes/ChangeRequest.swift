import Foundation
import LessonPairs
import LessonScreens
import PlainText
import Play
import SourceTools

/// What a customer asks for next: a specification, a scripted test that fails at first, and a reference change of either
/// variant, in `Docs/Changes/ToDo/undo`, or in `Docs/Series/ToDo/2-undo` for one that follows others.
struct ChangeRequest {
  let lesson: String
  let name: String
  /// What the customer says.
  let title: String
  /// The requests that were granted before it, in a row of requests that follow one another.
  let earlier: [ChangeRequest]

  private let folder: String
  private let package: PackageFolder

  /// Requests that are granted alone, and those that follow one another. So their groups of trials are called, before
  /// their names.
  enum Kind: String {
    case alone = "request"
    case inARow = "series"

    fileprivate var folder: String { self == .alone ? "Docs/Changes" : "Docs/Series" }
  }

  /// The change requests of a lesson, in the order of their names; none for a lesson without.
  static func all(_ kind: Kind, of lesson: String, in package: PackageFolder) throws -> [ChangeRequest] {
    guard let folder = package.folder(of: lesson, in: kind.folder).map({ "\(kind.folder)/\($0)" }) else { return [] }
    return try names(in: folder, package).reduce(into: []) { requests, name in
      let earlier = kind == .inARow ? requests : []
      requests.append(try ChangeRequest(name, lesson, in: "\(folder)/\(name)", of: package, after: earlier))
    }
  }

  /// - Parameter name: `undo`.
  init(_ name: String, ofFolder lesson: String, in package: PackageFolder) throws {
    let folder = "\(Kind.alone.folder)/\(lesson)"
    let names = ChangeRequest.names(in: folder, package)
    guard names.contains(name) else {
      let choice = names.isEmpty ? "there is none" : "choose one of \(names.joined(separator: ", "))"
      throw CommandError.usage("Unknown change request '\(name)' of \(lesson.lowercased()): \(choice).")
    }
    try self.init(name, lesson.lowercased(), in: "\(folder)/\(name)", of: package)
  }

  private init(
    _ name: String, _ lesson: String, in folder: String, of package: PackageFolder, after earlier: [ChangeRequest] = []
  ) throws {
    self.lesson = lesson
    self.name = name
    self.folder = folder
    self.package = package
    self.earlier = earlier
    let first = try package.text(of: "\(folder)/Request.md").prefix { $0 != "\n" }
    guard first.hasPrefix("# ") else {
      throw CommandError.badData("\(folder)/Request.md: does not begin with a heading '# …': write one.")
    }
    title = String(first.dropFirst(2))
  }

  var specification: String { "\(folder)/Request.md" }

  /// A copy of the package as it is before anybody begins: with the scripted test, which both variants fail.
  func atStart() throws -> PackageFolder { try package.patched(start, at: ChangeRequest.staging) }

  /// A copy of the package with the reference change of both variants.
  func done() throws -> PackageFolder { try package.patched(start + reference, at: ChangeRequest.staging) }

  /// What leads to where somebody begins: the earlier requests, granted, and the scripted test of this one.
  var start: [Patch] { earlier.flatMap(\.patches) + [patch("start")] }

  var reference: [Patch] { VariantName.both.map(patch) }

  /// Its own patches, in the order in which they apply.
  var patches: [Patch] { [patch("start")] + reference }

  /// The files of all patches that make up the change and what it follows, relative to the package.
  var patchFiles: [String] { (start + reference).map { package.relative($0.path) } }

  /// The reference change of one variant, `worst` or `separated`.
  func patch(_ variant: String) -> Patch { Patch(path: package["\(folder)/\(variant).patch"]) }

  /// Where patches are applied, before what has changed is built elsewhere: a folder of this process, which goes with it.
  static let staging: String = {
    atexit { try? FileManager.default.removeItem(atPath: ChangeRequest.staging) }
    removeStagingOfEndedProcesses()
    return "\(stagings)-\(ProcessInfo.processInfo.processIdentifier)"
  }()

  private static let stagings = ".build/changes/staged"

  /// A signal that ends a process leaves its folder behind.
  private static func removeStagingOfEndedProcesses() {
    let folder = URL(fileURLWithPath: stagings).deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard name.hasPrefix("staged-"), let process = pid_t(name.dropFirst("staged-".count)) else { continue }
      if kill(process, 0) != 0, errno == ESRCH { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
    }
  }

  private static func names(in folder: String, _ package: PackageFolder) -> [String] {
    package.files(in: folder).filter { $0.hasSuffix("/Request.md") }
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
