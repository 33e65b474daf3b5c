import Foundation

/// How much what a check finds counts for.
package enum CheckLevel: String, CaseIterable, Sendable {
  /// Each finding is a violation.
  case count
  /// Each finding is reported, and none counts as a violation.
  case note
  /// Nothing is looked for.
  case off
}

/// What `.rulemeter.json` says about a program; every key may be missing.
///
///     {"frameworks": {"Renderer": "Sources/Framework/Renderer"}, "libraries": {"Observing": "Sources/Framework/Observing"},
///      "viewState": ["ViewState"], "observers": ["observe"], "redraws": ["invalidate"], "exclude": ["Legacy"],
///      "include": ["Tests"], "targets": {"App": ["App", "Shared/Theme.swift"]}, "checks": {"view-in-model": "note"}}
package struct Configuration: Equatable, Sendable {
  /// View frameworks by module: the folder of their sources, from which their types are learned.
  package var frameworks: [String: String] = [:]
  /// Other modules whose sources are read for their types and not measured.
  package var libraries: [String: String] = [:]
  /// Attributes that declare view state, beside `@ViewState`, `@FocusState` and `@GestureState`.
  package var viewStateAttributes: Set<String> = []
  /// Functions that register a notification handler.
  package var observers: Set<String> = []
  /// Functions of a framework's views that redraw.
  package var redraws: Set<String> = []
  /// Paths that are not measured, relative to the folder of the configuration.
  package var excluded: [String] = []
  /// Paths that are measured although they would be left out by default, relative to the folder of the configuration.
  package var included: [String] = []
  /// What is built together: the folders and files of each target, where no manifest and no project says so.
  package var targets: [String: [String]] = [:]
  /// How much each check counts for; what is not named counts.
  package var levels: [CheckName: CheckLevel] = [:]
  /// Where relative paths begin.
  package var folder = "."

  package init() {}

  package static let fileName = ".rulemeter.json"
  private static let keys = "checks exclude frameworks include libraries observers redraws targets viewState".wordList

  /// The configuration in the measured folder or the nearest folder above it; the default where there is none.
  package static func find(from path: String) throws(Meter.Failure) -> Configuration {
    for folder in foldersUpwards(from: path) {
      let candidate = folder.appendingPathComponent(fileName)
      // A link that leads nowhere is there, too.
      if (try? FileManager.default.attributesOfItem(atPath: candidate.path)) != nil { return try read(candidate) }
    }
    return Configuration()
  }

  private static func read(_ url: URL) throws(Meter.Failure) -> Configuration {
    guard let data = try? Data(contentsOf: url) else {
      throw Meter.Failure(description: "'\(url.path)' cannot be read: mend or delete it")
    }
    var configuration = try Configuration(json: data, named: url.path)
    configuration.folder = url.deletingLastPathComponent().path
    let sources = Array(configuration.frameworks.values) + configuration.libraries.values
    for path in sources.sorted()
    where url.pathComponents.starts(with: URL(fileURLWithPath: configuration.absolute(path)).pathComponents) {
      throw Meter.Failure(
        description: "'\(url.path)' names '\(path)', which holds that file itself: name a folder below it")
    }
    for path in (sources + configuration.targets.values.joined() + configuration.included).sorted()
    where !FileManager.default.fileExists(atPath: configuration.absolute(path)) {
      throw Meter.Failure(
        description: "'\(url.path)' names '\(path)', which is not there: write a path from the file's folder")
    }
    return configuration
  }

  /// - Parameter name: What errors call the configuration.
  package init(json: Data, named name: String) throws(Meter.Failure) {
    guard let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else {
      throw Meter.Failure(description: "'\(name)' is not a JSON object: write {\"frameworks\": {…}} or delete the file")
    }
    if let unknown = object.keys.sorted().first(where: { !Self.keys.contains($0) }) {
      throw Meter.Failure(
        description: "'\(name)' has the unknown key '\(unknown)': use \(Self.keys.joined(separator: ", "))")
    }
    func value<Value>(_ key: String, or fallback: Value, _ expected: String) throws(Meter.Failure) -> Value {
      guard let found = object[key] else { return fallback }
      if let value = found as? Value { return value }
      throw Meter.Failure(description: "'\(name)': the value of '\(key)' must be \(expected)")
    }
    frameworks = try value("frameworks", or: [:], "an object from module to folder")
    libraries = try value("libraries", or: [:], "an object from module to folder")
    viewStateAttributes = Set(try value("viewState", or: [String](), "a list of attribute names"))
    observers = Set(try value("observers", or: [String](), "a list of function names"))
    redraws = Set(try value("redraws", or: [String](), "a list of function names"))
    excluded = try value("exclude", or: [], "a list of paths")
    included = try value("include", or: [], "a list of paths")
    targets = try value("targets", or: [:], "an object from target to a list of paths")
    let checkChoices = CheckName.allCases.map(\.rawValue).joined(separator: ", ")
    let levelChoices = CheckLevel.allCases.map(\.rawValue).joined(separator: ", ")
    let words: [String: String] = try value("checks", or: [:], "an object from check to \(levelChoices)")
    for (word, setting) in words.sorted(by: <) {
      guard let check = CheckName(rawValue: word) else {
        throw Meter.Failure(description: "'\(name)': unknown check '\(word)': choose one of \(checkChoices)")
      }
      guard let level = CheckLevel(rawValue: setting) else {
        throw Meter.Failure(description: "'\(name)': '\(word)' is '\(setting)': choose one of \(levelChoices)")
      }
      levels[check] = level
    }
  }
}

extension Configuration {
  /// The folder of the configuration, absolute and without links.
  package var root: String { Self.real(folder) }

  /// A path as it is called whichever way it was typed: relative to the folder of the configuration where it lies in it.
  package func relative(_ path: String) -> String { Self.relative(path, to: root) }

  package func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
  }

  /// A path relative to a folder that holds it, absolute where the folder does not.
  package static func relative(_ path: String, to root: String) -> String {
    let path = real(path)
    if path == root { return "." }
    return path.lies(in: root) ? String(path.dropFirst(root.count).trimmingPrefix("/")) : path
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
