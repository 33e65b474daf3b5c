import Foundation
import RuleMeter

/// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS): one run for each program.
package enum SARIFReport {
  /// Indented, keys sorted, without a line end at its end.
  package static func text(_ programs: [ProgramMeasure]) throws -> String {
    try JSON.object([
      "$schema": .text("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      "version": .text("2.1.0"), "runs": .list(programs.map { Run(root: Root(root: $0.root)).json($0) }),
    ]).document()
  }

  private static func text(_ text: String) -> JSON { .object(["text": .text(text)]) }

  private static func rule(_ card: CheckCard) -> JSON {
    .object([
      "id": .text(card.name.rawValue),
      "shortDescription": text("\(card.name.rule.rawValue) \(card.name.rule.title): \(card.looksLike)"),
      "fullDescription": text(card.hurtsBecause), "help": text("\(card.mend). Fine when: \(card.fineWhen)"),
    ])
  }

  /// The folder to which the places are relative, so that another machine finds them.
  private struct Root {
    static let name = "SRCROOT"
    let root: String?

    var bases: JSON? {
      root.map { .object([Self.name: .object(["uri": .text(Self.absolute($0, isDirectory: true))])]) }
    }

    func artifact(_ path: String) -> JSON {
      guard let root else { return .object(["uri": .text(Self.encoded(path))]) }
      let relative = Configuration.relative(path, to: root)
      if relative.hasPrefix("/") { return .object(["uri": .text(Self.absolute(relative, isDirectory: false))]) }
      return .object(["uri": .text(Self.encoded(relative)), "uriBaseId": .text(Self.name)])
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
        JSON.object([
          "level": .text("error"), "message": text(file.reason), "locations": .list([location(file.location)]),
        ])
      }
      return .object([
        "tool": .object(["driver": .object(["name": .text("rulemeter"), "rules": .list(Checks.cards.map(rule))])]),
        "originalUriBaseIds": root.bases, "results": .list(results),
        "invocations": .list([
          .object([
            "executionSuccessful": .truth(notifications.isEmpty), "toolExecutionNotifications": .list(notifications),
          ])
        ]),
      ])
    }

    private mutating func result(
      _ found: ProgramMeasure.LocatedViolation, level: String, excuse: String? = nil
    ) -> JSON {
      let identity = found.violation.identity
      let number = seen[identity, default: 0] + 1
      seen[identity] = number
      return .object([
        "ruleId": .text(found.violation.check.rawValue), "level": .text(level),
        "message": text(found.violation.message),
        "locations": .list([location(found.location)]),
        "relatedLocations": found.violation.follows.map { .list([location($0, in: found.location.file)]) },
        "partialFingerprints": .object([
          "identity/v1": .text(number == 1 ? identity : "\(identity) #\(number)")
        ]),
        "suppressions": excuse.map { .list([.object(["kind": .text("inSource"), "justification": .text($0)])]) },
        "properties": .object(["weight": .text(found.weight.rawValue)]),
      ])
    }

    private func location(_ location: ProgramMeasure.Location) -> JSON {
      .object(["physicalLocation": physical(location.file, line: location.line)])
    }

    /// The change or request that a refresh follows.
    private func location(_ cause: Violation.Cause, in file: String) -> JSON {
      .object([
        "id": .number(1), "physicalLocation": physical(file, line: cause.line),
        "message": text("follows this: \(cause.chain.joined(separator: " → "))"),
      ])
    }

    /// Without a column: the meter counts bytes, and the format characters.
    private func physical(_ file: String, line: Int) -> JSON {
      .object(["artifactLocation": root.artifact(file), "region": .object(["startLine": .number(line)])])
    }
  }
}
