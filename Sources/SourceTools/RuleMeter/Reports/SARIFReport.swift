import Foundation

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS): one run for each program.
package enum SARIFReport {
  /// Indented, keys sorted, without a line end at its end.
  package static func text(_ programs: [ProgramMeasure]) throws -> String {
    try JSONReport.encode(Log(runs: programs.map(Run.init)))
  }

  private struct Log: Encodable {
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool = Tool(driver: Driver(rules: Checks.cards.map(Descriptor.init)))
    let originalUriBaseIds: [String: Artifact]?
    let results: [Finding]
    let invocations: [Invocation]

    init(_ program: ProgramMeasure) {
      let root = SourceRoot(program.root)
      originalUriBaseIds = root.base.map { [SourceRoot.name: $0] }
      var seen: [String: Int] = [:]
      results =
        program.violations.map { Finding($0, .counted, root, &seen) }
        + program.notes.map { Finding($0, .noted, root, &seen) }
        + program.suppressed.map { Finding($0.found, .excused($0.reason), root, &seen) }
      let notifications = program.unparsed.map { file in
        Notification(level: "error", message: Text(text: file.reason), locations: [Location(file.location, root)])
      }
      invocations = [
        Invocation(executionSuccessful: notifications.isEmpty, toolExecutionNotifications: notifications)
      ]
    }
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "rulemeter"
    let rules: [Descriptor]
  }

  private struct Descriptor: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text

    init(_ card: CheckCard) {
      id = card.name.rawValue
      shortDescription = Text(text: "\(card.name.rule.rawValue) \(card.name.rule.title): \(card.looksLike)")
      fullDescription = Text(text: card.hurtsBecause)
      help = Text(text: "\(card.mend). Fine when: \(card.fineWhen)")
    }
  }

  private struct Text: Encodable { let text: String }

  /// The folder to which the places are relative, so that another machine finds them.
  private struct SourceRoot {
    static let name = "SRCROOT"
    private let root: String?

    init(_ root: String?) { self.root = root }

    var base: Artifact? {
      root.map { Artifact(uri: URL(fileURLWithPath: $0, isDirectory: true).absoluteString, uriBaseId: nil) }
    }

    func artifact(_ path: String) -> Artifact {
      guard let root else { return Artifact(uri: Self.encoded(path), uriBaseId: nil) }
      let relative = Configuration.relative(path, to: root)
      if relative.hasPrefix("/") {
        return Artifact(uri: URL(fileURLWithPath: relative, isDirectory: false).absoluteString, uriBaseId: nil)
      }
      return Artifact(uri: Self.encoded(relative), uriBaseId: Self.name)
    }

    private static func encoded(_ path: String) -> String {
      var allowed = CharacterSet.urlPathAllowed
      allowed.remove(charactersIn: ":")
      return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }
  }

  private struct Finding: Encodable {
    let ruleId: String
    let level: String
    let message: Text
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let suppressions: [Suppression]?
    let properties: Properties

    struct Properties: Encodable { let weight: String }

    enum Standing {
      case counted, noted
      /// By a comment in the code, for this reason.
      case excused(String)
    }

    /// - Parameter seen: How often each identity was met: two equal violations in one function are two.
    init(
      _ found: ProgramMeasure.LocatedViolation, _ standing: Standing, _ root: SourceRoot, _ seen: inout [String: Int]
    ) {
      ruleId = found.violation.check.rawValue
      level = if case .noted = standing { "note" } else { "warning" }
      properties = Properties(weight: found.weight.rawValue)
      message = Text(text: found.violation.message)
      locations = [Location(found.location, root)]
      relatedLocations = found.violation.follows.map { cause in
        [Location(cause, in: found.location.file, root)]
      }
      let identity = found.violation.identity
      let number = seen[identity, default: 0] + 1
      seen[identity] = number
      partialFingerprints = ["identity/v1": number == 1 ? identity : "\(identity) #\(number)"]
      suppressions = if case .excused(let reason) = standing { [Suppression(justification: reason)] } else { nil }
    }
  }

  private struct Suppression: Encodable {
    let kind = "inSource"
    let justification: String
  }

  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  private struct Notification: Encodable {
    let level: String
    let message: Text
    let locations: [Location]
  }

  private struct Location: Encodable {
    let id: Int?
    let physicalLocation: PhysicalLocation
    let message: Text?

    init(_ location: ProgramMeasure.Location, _ root: SourceRoot) {
      id = nil
      physicalLocation = PhysicalLocation(
        artifactLocation: root.artifact(location.file),
        region: Region(startLine: location.line, startColumn: location.column))
      message = nil
    }

    /// The change or request that a refresh follows.
    init(_ cause: Violation.Cause, in file: String, _ root: SourceRoot) {
      id = 1
      physicalLocation = PhysicalLocation(
        artifactLocation: root.artifact(file), region: Region(startLine: cause.line, startColumn: nil))
      message = Text(text: "follows this: \(cause.chain.joined(separator: " → "))")
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  private struct Artifact: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
  }
}
