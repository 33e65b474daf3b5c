import Foundation

/// The files of one program: those that are measured, and those from which types are learned.
struct ProgramFiles {
  /// In or under the measured path.
  let own: SourceReader.Listing
  /// In the configured frameworks and libraries, where these lie outside the measured path.
  let learned: [SourceReader.File]

  var all: [SourceReader.File] { own.files + learned }

  init(path: String, _ configuration: Configuration) {
    let leaveOuts = LeaveOuts(
      excluded: configuration.excluded.map(configuration.absolute),
      included: configuration.included.map(configuration.absolute))
    let folders = Self.folders(configuration)
    var listing = SourceReader.files(in: path, role: .program, leaveOuts: leaveOuts)
    let frameworks = folders.filter { $0.role == .framework }.map(\.path)
    for (index, file) in listing.files.enumerated() where frameworks.contains(where: { Self.contains($0, file.path) }) {
      // What a framework declares is the framework's business, its state too.
      listing.files[index].role = .framework
    }
    own = listing
    let measured = URL(fileURLWithPath: path).standardizedFileURL.path
    learned = folders.filter { !Self.contains($0.path, path) && !Self.contains(measured, $0.path) }
      .flatMap { SourceReader.files(in: $0.path, role: $0.role, leaveOuts: leaveOuts).files }
  }

  /// The folders of the configuration, absolute, with the role of what is in them.
  private static func folders(_ configuration: Configuration) -> [(path: String, role: SourceFile.Role)] {
    configuration.frameworks.values.sorted().map { (configuration.absolute($0), SourceFile.Role.framework) }
      + configuration.libraries.values.sorted().map { (configuration.absolute($0), SourceFile.Role.library) }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    return path == folder || path.hasPrefix(folder + "/")
  }
}
