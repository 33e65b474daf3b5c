import Fixture
import Foundation
import Testing

@testable import RuleMeter

/// The meter resolves names without a type checker; here the compiler's own says whether it found every write.
@Suite struct DifferentialTests {
  @Test(arguments: ["Dependents.swift", "WaysToName.swift", "WaysToWrite.swift"])
  func `the writes that the meter finds are those of the compiler`(name: String) throws {
    try compare([Gallery.folder.appendingPathComponent(name).path])
  }

  private static let trees = [
    ("Worst", ["Lessons", "Framework/PlainText", "Framework/Renderer"]),
    ("Separated/Model", ["Lessons", "Framework/Observing"]),
    ("Separated", ["Lessons", "Framework/Observing", "Framework/PlainText", "Framework/Renderer", "Separated/Model"]),
  ]

  /// Builds the modules that a tree imports, then compares its writes.
  @Test(.enabled(if: LongTests.areRun), arguments: trees)
  func `the writes found in a tree are those of the compiler`(tree: String, imports: [String]) throws {
    let modules = imports.map { "Sources/\($0)" }
    try inFolder { build in
      for path in modules {
        let folder = URL(fileURLWithPath: path)
        let name = folder.lastPathComponent == "Model" ? "SeparatedModel" : folder.lastPathComponent
        try compile(files(in: path), as: name, in: build.path)
      }
      let own = try files(in: "Sources/\(tree)").filter { file in !modules.contains { file.contains("/\($0)/") } }
      try compare(own, imports: [build.path], module: tree.replacing("/", with: ""), libraries: modules)
    }
  }

  private func compare(
    _ files: [String], imports: [String] = [], module: String = "Program", libraries: [String] = []
  ) throws {
    let expected = try TypedSyntaxTree(files: files, imports: imports, module: module).writes.sorted()
    #expect(!expected.isEmpty)
    let difference = try writes(in: files, libraries).sorted().difference(from: expected, by: Self.isSame)
    #expect(difference.isEmpty, "missed: \(difference.removals), invented: \(difference.insertions)")
  }

  private static func isSame(_ left: TypedSyntaxTree.Write, _ right: TypedSyntaxTree.Write) -> Bool {
    let isUnnamed = [left.property, right.property].contains(TypedSyntaxTree.unnamed)
    return left == right || isUnnamed && left.file == right.file && left.line == right.line
  }

  private func writes(in files: [String], _ libraries: [String]) throws -> [TypedSyntaxTree.Write] {
    let learned = try libraries.flatMap { try self.files(in: $0) }
    let sources = try (files + learned).enumerated().map { id, path in
      let role: SourceFile.Role = id < files.count ? .program : path.contains("/Renderer/") ? .framework : .library
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      return try bytes.withUnsafeBufferPointer { try FileParser.parse($0, path: path, role: role, id: id).get() }
    }
    let program = Program(files: sources)
    return Occurrences(program).writes.compactMap { write, context in
      let file = context.function.file
      guard file < files.count, write.kind != .binding, write.place.root != .local,
        let property = write.place.steps.last(where: { $0.property != nil })?.property
      else { return nil }
      return TypedSyntaxTree.Write(
        file: files[file], line: sources[file].lines.line(of: write.offset), property: property.name)
    }
  }

  private func files(in folder: String) throws -> [String] {
    let path = Gallery.repository.appendingPathComponent(folder).path
    return SourceReader.files(in: path, role: .program).files.map(\.path)
  }

  private func compile(_ files: [String], as module: String, in folder: String) throws {
    let words =
      ["-emit-module", "-parse-as-library", "-swift-version", "6", "-package-name", "program"]
      + ["-module-name", module, "-emit-module-path", "\(folder)/\(module).swiftmodule", "-I", folder]
    #expect(try Compiler.run(words + files).status == 0, "\(module) does not compile")
  }
}
