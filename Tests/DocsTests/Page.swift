import Fixture
import Foundation
import Testing

/// A page of the documentation, by its path in the package.
struct Page: CustomTestStringConvertible, Sendable {
  /// The package's root.
  static let root = URL(fileURLWithPath: TestedPackage.root)

  /// `README.md` and all pages in `Docs`, sorted.
  static let all: [Page] = {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent("Docs").path)
    let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    return (["README.md"] + names.sorted().map { "Docs/" + $0 }).map(Page.init)
  }()

  let path: String

  var testDescription: String { path }

  private var file: URL { Page.root.appendingPathComponent(path) }

  /// Without line ends.
  func lines() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  func write(_ lines: [String]) throws {
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
  }
}
