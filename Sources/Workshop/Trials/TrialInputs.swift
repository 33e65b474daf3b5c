import Equivalence
import Foundation
import LessonPairs
import Play
import SourceTools

/// What the results of a group of trials depend on, and the key under which they are kept: it changes with each byte.
final class TrialInputs {
  /// Read by every trial: the manifest, what the lessons share and stand on, what checks them, what finds their files,
  /// plants faults and says what came of them, and the program that runs them.
  static let common = [
    "Package.swift", "Sources/Lessons", "Sources/Framework", "Sources/Proof",
    "Sources/Workshop/Mutation", "Sources/SourceTools/MutantSwitch", "Sources/Mains/Mutants",
    "Sources/Workshop/Trials/Kinds", "Sources/Workshop/Subprocess.swift",
    "Sources/SourceTools/Checkout/PackageFolder.swift",
  ]
  /// The two trees, each with a folder for each lesson, and what puts them beside one another.
  static let trees = [PackageFolder.worst, PackageFolder.separated]

  let toolchain: String
  private let package: PackageFolder
  /// By the names of the groups.
  private var keys: [String: String] = [:]
  private var digests: [String: String] = [:]

  init(_ package: PackageFolder, toolchain: String) {
    self.package = package
    self.toolchain = toolchain
  }

  /// As `swiftc --version` says it, without `Apple`, which a Mac puts before the same release.
  static func currentToolchain() -> String {
    Subprocess.firstLine(of: "swiftc", "--version")?.replacing("Apple Swift", with: "Swift") ?? "unknown"
  }

  /// The files that a group reads, in order: the common ones and its own, without what belongs to other lessons alone.
  /// Which faults a file has depends on what all lessons declare.
  func files(of group: some TrialGroup) -> [String] {
    let others = allLessons.filter { $0.name != group.lesson }.map { "/\($0.folder)/" }
    return (Self.common + group.inputs).flatMap(package.files).distinct.sorted().filter { file in
      file.hasPrefix("\(PackageFolder.lessons)/") || !others.contains { file.contains($0) }
    }
  }

  /// A hash of the files' names and bytes, the toolchain's version and the group's name, as sixteen hexadecimal digits.
  /// It stays as it was when it was first asked for.
  func key(of group: some TrialGroup) -> String {
    if let key = keys[group.name] { return key }
    let words = [group.name, toolchain] + files(of: group).flatMap { [$0, digest(of: $0)] }
    let key = Self.digest(words.joined(separator: "\n").utf8)
    keys[group.name] = key
    return key
  }

  /// Makes groups keep the keys that they have now, whatever is changed later.
  func keepKeys(of groups: [some TrialGroup]) { for group in groups { keys[group.name] = key(of: group) } }

  /// Each file is read once for all groups.
  private func digest(of file: String) -> String {
    if let digest = digests[file] { return digest }
    let digest = Self.digest(FileManager.default.contents(atPath: package[file]) ?? Data())
    digests[file] = digest
    return digest
  }

  /// It is to notice an edit, not to keep out somebody who wants two texts to have the same key.
  private static func digest(_ bytes: some Collection<UInt8>) -> String { String(format: "%016llx", stableHash(bytes)) }
}
