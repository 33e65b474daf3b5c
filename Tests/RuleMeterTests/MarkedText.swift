import Foundation
import Testing

@testable import RuleMeter

/// Expects that a check counts the places of a text that are marked `/*!*/` and no other, and that nothing is left
/// unresolved.
/// - Returns: Whether it counts any.
@discardableResult
func expectCounted(in marked: String, by check: CheckName) -> Bool {
  let marks = marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
    let pieces = line.split(separator: "/*!*/", omittingEmptySubsequences: false)
    return pieces.indices.dropLast().map { "\(number + 1):\(pieces[...$0].reduce(1) { $0 + $1.utf8.count })" }
  }
  let measured = measured(marked.replacing("/*!*/", with: ""))
  let counted = measured.violations.filter { $0.violation.check == check }.map(\.location)
  #expect(measured.unparsed.isEmpty)
  #expect(measured.unresolved.isEmpty, "\(measured.unresolved)")
  #expect(counted.map { "\($0.line):\($0.column)" } == marks, "\(marked)")
  #expect(counted.count <= measured.checks[check]?.of ?? 0)
  return !counted.isEmpty
}

extension String {
  /// The text of a page of the documentation.
  static func page(_ name: String) -> String {
    (try? String(contentsOf: Gallery.repository.appendingPathComponent("Docs/\(name)"), encoding: .utf8)) ?? ""
  }

  /// The first line, which is the heading of a part that was split off.
  var title: String { String(prefix { $0 != "\n" }) }

  /// The blocks of Swift code on a page, or on a part of it.
  var programs: [String] { parts(after: "```swift\n").map { $0.components(separatedBy: "\n```")[0] } }

  /// What follows on each of the separators.
  func parts(after separator: String) -> [String] { Array(components(separatedBy: separator).dropFirst()) }
}
