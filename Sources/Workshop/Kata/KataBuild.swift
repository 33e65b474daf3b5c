import Foundation
import Lessons
import SourceTools

/// A build of a kata's program.
struct KataBuild {
  let succeeded: Bool
  let output: String
  /// Why it cannot be built here, if it is not the kata's fault.
  let obstacle: BuildObstacle?

  /// Builds it; from scratch when the build folder was made in another place or by another compiler.
  /// - Parameter path: Where the toolchain is looked for, if not where the environment says.
  init(_ kata: Kata, in package: PackageFolder, path: String? = nil) throws {
    let path = path ?? ProcessInfo.processInfo.environment["PATH"]
    var build = try KataBuild.build(kata, in: package, path)
    if build.ending != .exit(0), BuildObstacle(build.output) == .foreignFolder {
      try package.remove(".build/release")
      for folder in package.folders(in: ".build") { try package.remove("\(folder)/release") }
      build = try KataBuild.build(kata, in: package, path)
    }
    succeeded = build.ending == .exit(0)
    output = build.output
    obstacle = succeeded ? nil : BuildObstacle(output)
  }

  private static func build(
    _ kata: Kata, in package: PackageFolder, _ path: String?
  ) throws -> (ending: Subprocess.Ending, output: String) {
    try Subprocess.build(
      "kata", of: package, "release",
      // A module is found wherever it was built, and what a target does not depend on is built, too.
      ["--explicit-target-dependency-import-check", "error"],
      environment: ["KATA": "1", "LESSON": kata.folder, "MUTANTS": nil, "PATH": path])
  }
}

/// What keeps a package from being built that is not in its source.
enum BuildObstacle: CaseIterable {
  case foreignFolder, disk, permission, toolchain

  /// As the compiler, the linker and the build system say it.
  private var signs: [String] {
    switch self {
    case .foreignFolder:
      [
        "missing required module", "was compiled with module cache path", "was built for", "has been modified since",
        "compiled with a different version of the compiler", "created by a different version of the compiler",
        "created by an older version of the compiler", "created by a newer version of the compiler",
        "malformed module file", "malformed compiled module",
      ]
    case .disk: ["No space left on device", "Disk quota exceeded", "database or disk is full"]
    case .permission:
      ["Permission denied", "Read-only file system", "readonly database", "Operation not permitted"]
    case .toolchain:
      ["env: 'swift'", "env: ‘swift’", "env: swift:", "did not answer", "unable to load standard library"]
    }
  }

  /// - Parameter output: What a build that failed printed. An error in the source does not count.
  init?(_ output: String) {
    // Behind a bar the compiler quotes the source.
    let output = output.replacing(/(?m)^ *\d* *\|.+/, with: "")
    guard let obstacle = Self.allCases.first(where: { $0.signs.contains { output.contains($0) } }) else { return nil }
    self = obstacle
  }

  /// What is wrong, and the way out.
  var lines: [String] {
    switch self {
    case .foreignFolder:
      [
        "The build folder was made in another place or by another compiler.",
        "Remove it, and check again: rm -rf .build",
      ]
    case .disk: ["The disk is full.", "Free 2 GB, and check again."]
    case .permission:
      ["You may not write to something in this folder.", "See 'make doctor' for what, and check again."]
    case .toolchain: ["There is no Swift that works.", "See 'make doctor' for what is wrong, and check again."]
    }
  }
}
