/// A configuration to begin with: the targets, the leave-outs and the view frameworks that were found in a folder.
package struct ConfigurationProposal {
  /// The folders and files of each target.
  package let targets: [String: [String]]
  package let excluded: [String]
  /// View frameworks: the project's own, with their folders, and those that need no configuration.
  package let frameworks: (own: [String: String], known: [String])
  /// The numbers of files that are measured with it, and left out.
  package let measured: Int, leftOut: Int

  /// Reads every Swift file below the folder, and writes nothing.
  /// - Throws: When the folder has none.
  package init(folder: String) throws(Meter.Failure) {
    var configuration = Configuration()
    configuration.folder = folder
    let files = ProgramFiles(path: folder, configuration)
    guard !files.own.files.isEmpty else {
      throw Meter.Failure(description: "'\(folder)' has no Swift file to measure: go to the folder of your project")
    }
    targets = Self.targets(files, configuration)
    excluded = Self.leftOut(files, configuration)
    frameworks = Self.frameworks(files, targets)
    configuration.frameworks = frameworks.own
    let own = ProgramFiles(path: folder, configuration).own
    (measured, leftOut) = (own.files.count { $0.role == .program }, own.leftOut)
  }

  /// The folders of each target that hold files of no other, and the files beside them.
  private static func targets(_ files: ProgramFiles, _ configuration: Configuration) -> [String: [String]] {
    var holders: [String: Set<String?>] = [:]
    let placed = files.own.files.map { (path: configuration.relative($0.path), scope: $0.scope) }
    for file in placed { for folder in folders(above: file.path) { holders[folder, default: []].insert(file.scope) } }
    var result: [String: Set<String>] = [:]
    for file in placed {
      guard let scope = file.scope else { continue }
      let own = folders(above: file.path).first { holders[$0] == [scope] }
      result[scope, default: []].insert(own ?? file.path)
    }
    return result.mapValues { $0.sorted() }
  }

  /// The folders above a file, outermost first.
  private static func folders(above path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  private static func leftOut(_ files: ProgramFiles, _ configuration: Configuration) -> [String] {
    let tests = files.targets.all.filter(\.isTest).flatMap { $0.folders.union($0.files) }
    let folders = files.own.leftOutFolders.map(configuration.relative)
    let others = tests.map(configuration.relative).filter { test in
      !test.hasPrefix("/") && !folders.contains(where: test.lies)
    }
    return Set(folders + others).sorted()
  }

  /// The targets from whose views those of other targets are made, with their folders.
  private static func frameworks(
    _ files: ProgramFiles, _ targets: [String: [String]]
  ) -> (own: [String: String], known: [String]) {
    let sources = files.own.files
    let parser = FileParser()
    let parsed = DeepStack.map(sources.count) { parser.parse(sources[$0], id: $0) }
    let known = DeepStack.run { () -> (own: Set<String>, known: Set<String>) in
      let program = Program(files: zip(parsed, sources).map { outcome, file in outcome.source(of: file) })
      return (bases(program), program.symbols.modules.intersection(KnownFrameworks.modules))
    }
    let folders = known.own.compactMap { name in
      targets[name].flatMap { $0.count == 1 && !$0[0].hasSuffix(".swift") ? (name, $0[0]) : nil }
    }
    return (Dictionary(uniqueKeysWithValues: folders), known.known.sorted())
  }

  private static func bases(_ program: Program) -> Set<String> {
    let symbols = program.symbols
    func scope(_ type: TypeSymbol) -> String? { symbols.files[type.declaration.file].scope }
    let views = symbols.types.filter { $0.kind != .extension }.flatMap { type in
      symbols.lineage(of: type).symbols.dropFirst().filter { program.isView($0) && scope($0) != scope(type) }
    }
    return Set(views.compactMap(scope))
  }
}
