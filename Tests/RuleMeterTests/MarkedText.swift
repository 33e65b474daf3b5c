import Foundation
import Testing

@testable import RuleMeter

/// A text with marks `/*!*/` where something must be counted: the text without them, and the places.
struct MarkedSource {
  let text: String
  /// Lines and columns from 1, in order.
  let marks: [String]

  init(_ marked: String) {
    var lines: [Substring] = []
    var marks: [String] = []
    for (number, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let pieces = line.split(separator: "/*!*/", omittingEmptySubsequences: false)
      var column = 1
      for piece in pieces.dropLast() {
        column += piece.utf8.count
        marks.append("\(number + 1):\(column)")
      }
      lines.append(Substring(pieces.joined()))
    }
    text = lines.joined(separator: "\n")
    self.marks = marks
  }
}

extension MarkedSource {
  /// Expects that a check counts the marked places and no other, and that nothing is left unresolved.
  /// - Returns: Whether it counts any.
  @discardableResult
  static func expectCounted(in marked: String, by check: CheckName) -> Bool {
    let source = MarkedSource(marked)
    let measured = Meter.measure([Meter.Source(path: "Sample.swift", text: source.text)])
    let counted = measured.violations.filter { $0.violation.check == check }
      .map { "\($0.location.line):\($0.location.column)" }
    #expect(measured.unparsed.isEmpty)
    #expect(measured.unresolved.isEmpty, "\(measured.unresolved)")
    #expect(counted == source.marks, "\(marked)")
    return !counted.isEmpty
  }
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
