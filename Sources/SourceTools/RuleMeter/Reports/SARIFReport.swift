/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS): one run for each program.
package enum SARIFReport {
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
    let results: [Finding]
    let invocations: [Invocation]

    init(_ program: ProgramMeasure) {
      results =
        program.violations.map { Finding($0, reason: nil) }
        + program.suppressed.map { Finding($0.found, reason: $0.reason) }
      let notifications = program.unparsed.map { file in
        Notification(
          level: "error", message: Text(text: file.reason), locations: [Location(file.location)])
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

  private struct Finding: Encodable {
    let ruleId: String
    let level = "warning"
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
    let suppressions: [Suppression]?

    init(_ found: ProgramMeasure.LocatedViolation, reason: String?) {
      ruleId = found.violation.check.rawValue
      message = Text(text: found.violation.message)
      locations = [Location(found.location)]
      partialFingerprints = ["identity/v1": found.violation.identity]
      suppressions = reason.map { [Suppression(justification: $0)] }
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
    let physicalLocation: PhysicalLocation

    init(_ location: ProgramMeasure.Location) {
      physicalLocation = PhysicalLocation(
        artifactLocation: Artifact(uri: location.file),
        region: Region(startLine: location.line, startColumn: location.column))
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  private struct Artifact: Encodable { let uri: String }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }
}
