import Foundation

/// The files of one program: those that are measured, and those from which types are learned.
struct ProgramFiles {
  /// In or under the measured path.
  private(set) var own: SourceReader.Listing
  /// In the configured frameworks and libraries, where these lie outside the measured path.
  private(set) var learned: [SourceReader.File]
  let targets: Targets

  /// What is learned stands first: it is then numbered alike in programs that share it, and parsed once for all of them.
  var all: [SourceReader.File] { learned + own.files }

  init(path: String, _ configuration: Configuration) {
    let leaveOuts = LeaveOuts(
      excluded: configuration.excluded.map(configuration.absolute),
      included: configuration.included.map(configuration.absolute))
    let folders = Self.folders(configuration)
    var listing = SourceReader.files(in: path, role: .program, leaveOuts: leaveOuts)
    let frameworks = folders.filter { $0.role == .framework }.map(\.path)
    for (index, file) in listing.files.enumerated()
    where frameworks.contains(where: URL(fileURLWithPath: file.path).standardizedFileURL.path.lies) {
      // What a framework declares is the framework's business, its state too.
      listing.files[index].role = .framework
    }
    let learning = listing.files.count { $0.role == .framework }
    if learning < listing.files.count { listing.leftOut += learning }
    own = listing
    let measured = URL(fileURLWithPath: path).standardizedFileURL.path
    learned = folders.filter { !measured.lies(in: $0.path) && !$0.path.lies(in: measured) }
      .flatMap { SourceReader.files(in: $0.path, role: $0.role, module: $0.module, leaveOuts: leaveOuts).files }
    targets = Targets(
      configuration.targets.isEmpty
        ? Targets.find(for: path, below: listing.projects.sorted()) : Self.targets(configuration))
    assign(measured: measured)
  }

  private static func targets(_ configuration: Configuration) -> [Target] {
    configuration.targets.sorted { $0.key < $1.key }.map { name, paths in
      let paths = Set(paths.map(configuration.absolute))
      let files = paths.filter { $0.hasSuffix(".swift") }
      return Target(name: name, isTest: false, folders: paths.subtracting(files), files: files)
    }
  }

  /// Says of each file which target it is built into, and leaves out what a tool wrote, and what is built into tests
  /// alone, unless the measured path lies inside of them.
  private mutating func assign(measured path: String) {
    var kept: [SourceReader.File] = []
    for var file in own.files {
      let absolute = URL(fileURLWithPath: file.path).standardizedFileURL.path
      let target = targets.target(of: absolute)
      file.scope = target?.name
      let isOfTests = target.map { $0.isTest && !$0.contains(path) } ?? false
      if !file.isNamed, isOfTests || file.role == .program && LeaveOuts.isLeftOut(byHeadOf: file.path) {
        own.leftOut += 1
      } else {
        kept.append(file)
      }
    }
    own.files = kept
    for (index, file) in learned.enumerated() { learned[index].scope = targets.target(of: file.path)?.name }
  }

  /// A folder from which types are learned; its path is absolute.
  private typealias Folder = (module: String, path: String, role: SourceFile.Role)

  private static func folders(_ configuration: Configuration) -> [Folder] {
    let modules = [(configuration.frameworks, SourceFile.Role.framework), (configuration.libraries, .library)]
    return modules.flatMap { paths, role in
      paths.sorted { $0.value < $1.value }.map { ($0.key, configuration.absolute($0.value), role) }
    }
  }
}
