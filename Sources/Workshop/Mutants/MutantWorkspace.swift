import Console
import Foundation
import Mutation

/// A copy of the package, out of sight, in which the mutants are built: all of them at once.
struct MutantWorkspace {
  private static let folder = ".build/mutants"
  private static let copied = ["Package.swift", "Sources", "Tests"]

  let trees: [MutatedTree]
  /// The numbers of mutants that the compiler refused.
  private(set) var notCompiled: Set<Int> = []

  init(_ trees: [MutatedTree]) throws {
    guard FileManager.default.fileExists(atPath: "Package.swift"),
      FileManager.default.fileExists(atPath: "Sources/Worst")
    else {
      throw CommandError(.noInput, "There is no package with both trees here: run it in the folder of Package.swift.")
    }
    self.trees = trees
    try copyPackage()
  }

  /// The program that runs a mutant.
  var runner: URL { URL(fileURLWithPath: "\(MutantWorkspace.folder)/.build/release/MutantRunner") }

  /// Builds the runner with the mutants, leaving out those that do not compile.
  mutating func build() throws {
    while true {
      try writeTrees()
      let build = try Subprocess.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["swift", "build", "--package-path", MutantWorkspace.folder, "-c", "release", "--product", "MutantRunner"],
        environment: ["MUTANTS": "1", "KATA": nil], withErrors: true)
      if build.ending == .exit(0) { return }
      try leaveOut(build.output)
    }
  }

  // MARK: Files

  private func copyPackage() throws {
    let instrumented = Set(trees.flatMap(\.files).map(\.source.path))
    var present = existingFiles()
    for file in MutantWorkspace.copied.flatMap(MutantWorkspace.files) {
      present.remove(file)
      if !instrumented.contains(file) { try write(Data(contentsOf: URL(fileURLWithPath: file)), to: file) }
    }
    for file in present { try FileManager.default.removeItem(atPath: "\(MutantWorkspace.folder)/\(file)") }
  }

  private func writeTrees() throws {
    for tree in trees {
      var number = tree.firstNumber
      for file in tree.files {
        let first = number
        let text = file.instrumented { notCompiled.contains(first + $0) ? nil : first + $0 }
        try write(Data(text.utf8), to: file.source.path)
        number += file.mutants.count
      }
    }
  }

  /// Leaves a file alone that has these bytes, so that it is not built again.
  private func write(_ data: Data, to file: String) throws {
    let copy = URL(fileURLWithPath: "\(MutantWorkspace.folder)/\(file)")
    if data == (try? Data(contentsOf: copy)) { return }
    try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: copy)
  }

  private func existingFiles() -> Set<String> {
    let prefix = MutantWorkspace.folder + "/"
    return Set(
      MutantWorkspace.copied.map { prefix + $0 }.flatMap(MutantWorkspace.files).map {
        String($0.dropFirst(prefix.count))
      })
  }

  /// A file, or all files in a folder.
  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    if !isFolder.boolValue { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    return names.filter { !$0.hasPrefix(".") }.flatMap { files(at: "\(path)/\($0)") }
  }

  // MARK: Refused mutants

  /// Leaves out the mutants in the lines of the errors, and when there is none any more, all in the files of the errors.
  private mutating func leaveOut(_ output: String) throws {
    let errors = CompilerError.all(in: output)
    let onLines = numbers { file, index in
      errors.contains { file.source.path.isEnd(of: $0.file) && file.lines(of: index).contains($0.line) }
    }
    let inFiles = numbers { file, _ in errors.contains { file.source.path.isEnd(of: $0.file) } }
    let culprits = [onLines, inFiles].map { $0.subtracting(notCompiled) }.first { !$0.isEmpty }
    guard let culprits else {
      let error = errors.first.map { "\($0.file):\($0.line): \($0.message)" } ?? output
      throw CommandError(.failure, "The package does not build, whatever mutants are left out: \(error)")
    }
    notCompiled.formUnion(culprits)
  }

  private func numbers(where isCulprit: (MutatedFile, Int) -> Bool) -> Set<Int> {
    var numbers: Set<Int> = []
    for tree in trees {
      var first = tree.firstNumber
      for file in tree.files {
        numbers.formUnion(file.mutants.indices.filter { isCulprit(file, $0) }.map { first + $0 })
        first += file.mutants.count
      }
    }
    return numbers
  }
}

extension String {
  fileprivate func isEnd(of path: String) -> Bool { path == self || path.hasSuffix("/" + self) }
}
