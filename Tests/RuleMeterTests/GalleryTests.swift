import Fixture
import Foundation
import Testing

@testable import RuleMeter

/// Whole small programs. A comment at the end of a line names what is counted there: `// R2 raw-write`.
@Suite struct GalleryTests {
  @Test(arguments: Gallery.names)
  func `a program of the gallery breaks the rules where it says so and nowhere else`(name: String) throws {
    let text = try Gallery.text(of: name)
    let measured = try Gallery.measure(name)
    #expect(measured.unparsed.isEmpty)
    #expect(measured.unresolved.isEmpty, "\(measured.unresolved)")
    let notJudged = Set(measured.notJudged.map(\.location.line))
    let counted = Dictionary(grouping: measured.violations, by: \.location.line)
      .mapValues { $0.map { "\($0.violation.check.rule.rawValue) \($0.violation.check.rawValue)" }.sorted() }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      #expect(counted[number + 1] ?? [] == Gallery.expected(in: line), "\(name):\(number + 1): \(line)")
      #expect(notJudged.contains(number + 1) == line.hasSuffix("  // not judged"), "\(name):\(number + 1): \(line)")
    }
  }

  @Test(arguments: CheckName.allCases)
  func `the gallery has places of each check`(check: CheckName) throws {
    let lines = try Gallery.names.flatMap { try Gallery.text(of: $0).split(separator: "\n") }
    #expect(lines.flatMap(Gallery.expected).count { $0.hasSuffix(" \(check.rawValue)") } > 1)
  }

  @Test func `the page about frameworks has a program for each, of about thirty lines`() throws {
    let pages = try Gallery.names.filter { !$0.hasSuffix(".swift") }.map { try Gallery.text(of: $0) }
    #expect(pages.count == 5)
    for text in pages { #expect((15...34).contains(text.split(separator: "\n").count), "\(text)") }
  }
}

enum Gallery {
  static let repository = URL(fileURLWithPath: TestedPackage.root)
  static let folder = repository.appendingPathComponent("Tests/RuleMeterTests/Gallery")

  /// The programs in the folder, and those on the page about frameworks.
  static let names: [String] = files + framed.keys.sorted()

  private static let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  /// The blocks of code on the page, by the heading above each and its number there.
  private static let framed: [String: String] = Dictionary(
    uniqueKeysWithValues: String.page("YourFramework.md").parts(after: "\n## ").flatMap { chapter in
      chapter.programs.enumerated().map { ("\(chapter.title) \($0 + 1)", $1) }
    })

  static func text(of name: String) throws -> String {
    if let text = framed[name] { return text }
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// What a program of the gallery measures. Our own renderer is a framework that it may use.
  static func measure(_ name: String) throws -> ProgramMeasure {
    if let text = framed[name] { return measured(text) }
    var configuration = Configuration()
    configuration.frameworks = ["Renderer": repository.appendingPathComponent("Sources/Framework/Renderer").path]
    return try measured(at: folder.appendingPathComponent(name), configuration)
  }

  /// The checks that the comment at the end of a line names.
  static func expected(in line: Substring) -> [String] {
    guard let comment = line.range(of: "  // R") else { return [] }
    return line[comment.upperBound...].split(separator: ", ").map { $0.hasPrefix("R") ? String($0) : "R" + $0 }.sorted()
  }
}
