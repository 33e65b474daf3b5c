import Foundation
import RuleMeter

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS): one run for each program.
package enum SARIFReport {
  /// Indented, with sorted keys and without a final line break.
  package static func text(_ programs: [ProgramMeasure]) throws -> String {
    try JSON.object([
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": programs.map { Run(root: Root(root: $0.root)).json($0) },
    ]).document()
  }

  private static func text(_ text: String) -> [String: String] { ["text": text] }

  private static func rule(_ card: CheckCard) -> JSON {
    .object([
      "id": card.name.rawValue,
      "shortDescription": text("\(card.name.rule.rawValue) \(card.name.rule.title): \(card.looksLike)"),
      "fullDescription": text(card.hurtsBecause), "help": text("\(card.mend). Fine when: \(card.fineWhen)"),
    ])
  }

  /// The folder to which the places are relative, so that another machine finds them.
  private struct Root {
    static let name = "SRCROOT"
    let root: String?

    var bases: [String: [String: String]]? {
      root.map { [Self.name: ["uri": Self.absolute($0, isDirectory: true)]] }
    }

    func artifact(_ path: String) -> [String: String] {
      guard let root else { return ["uri": Self.encoded(path)] }
      let relative = Configuration.relative(path, to: root)
      if relative.hasPrefix("/") { return ["uri": Self.absolute(relative, isDirectory: false)] }
      return ["uri": Self.encoded(relative), "uriBaseId": Self.name]
    }

    private static func absolute(_ path: String, isDirectory: Bool) -> String {
      URL(fileURLWithPath: path, isDirectory: isDirectory).absoluteString
    }

    private static func encoded(_ path: String) -> String {
      var allowed = CharacterSet.urlPathAllowed
      allowed.remove(charactersIn: ":")
      return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }
  }

  private struct Run {
    let root: Root
    /// How often each identity was met: two equal violations in one function are two.
    var seen: [String: Int] = [:]

    func json(_ program: ProgramMeasure) -> JSON {
      var run = self
      var results = program.violations.map { run.result($0, level: "warning") }
      results += program.notes.map { run.result($0, level: "note") }
      results += program.suppressed.map { run.result($0.found, level: "warning", excuse: $0.reason) }
      let notifications = program.unparsed.map { file in
        JSON.object(["level": "error", "message": text(file.reason), "locations": [location(file.location)]])
      }
      let invocation = JSON.object([
        "executionSuccessful": notifications.isEmpty, "toolExecutionNotifications": notifications,
      ])
      return .object([
        "tool": ["driver": JSON.object(["name": "rulemeter", "rules": Checks.cards.map(rule)])],
        "originalUriBaseIds": root.bases, "results": results, "invocations": [invocation],
      ])
    }

    private mutating func result(
      _ found: ProgramMeasure.LocatedViolation, level: String, excuse: String? = nil
    ) -> JSON {
      let identity = found.violation.identity
      let number = seen[identity, default: 0] + 1
      seen[identity] = number
      return .object([
        "ruleId": found.violation.check.rawValue, "level": level, "message": text(found.violation.message),
        "locations": [location(found.location)],
        "relatedLocations": found.violation.follows.map { [location($0)] },
        "partialFingerprints": ["identity/v1": number == 1 ? identity : "\(identity) #\(number)"],
        "suppressions": excuse.map { [["kind": "inSource", "justification": $0]] },
        "properties": ["weight": found.weight.rawValue],
      ])
    }

    private func location(_ location: ProgramMeasure.Location) -> JSON {
      .object(["physicalLocation": physical(location.file, line: location.line)])
    }

    /// The change or request that a refresh follows.
    private func location(_ cause: Violation.Cause) -> JSON {
      .object([
        "id": 1, "physicalLocation": physical(cause.location.file, line: cause.location.line),
        "message": text("follows this: \(cause.chain.joined(separator: " → "))"),
      ])
    }

    /// Without a column: the meter counts bytes, and the format characters.
    private func physical(_ file: String, line: Int) -> JSON {
      .object(["artifactLocation": root.artifact(file), "region": ["startLine": line]])
    }
  }
}
