import Foundation

/// A page of the documentation, by its path in the package.
package struct Page: CustomStringConvertible, Sendable {
  /// The package's root.
  package static let root = URL(fileURLWithPath: TestedPackage.root)

  /// `README.md` and all pages in `Docs`, sorted.
  package static let all: [Page] = {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent("Docs").path)
    let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    return (["README.md"] + names.sorted().map { "Docs/" + $0 }).map(Page.init)
  }()

  package let path: String

  package var description: String { path }

  package init(path: String) { self.path = path }

  private var file: URL { Page.root.appendingPathComponent(path) }

  /// Without line ends.
  package func lines() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  package func write(_ lines: [String]) throws { try Data(lines.joined(separator: "\n").utf8).write(to: file) }
}

extension Page {
  package static let workshop = all.filter { $0.path.hasPrefix("Docs/Workshop/") }
    .sorted { $0.path.compare($1.path, options: .numeric) == .orderedAscending }

  /// What a reader sees who unfolds nothing.
  package func seen() throws -> String {
    Fold.lines(of: try lines()).filter { $0.depth == 0 }.map(\.text).joined(separator: "\n")
  }

  /// What stands below one heading.
  package func section(_ title: String) throws -> [String] {
    guard let section = try sections().first(where: { $0.title == title }) else {
      throw MissingSection(title: title, page: self)
    }
    return section.lines
  }

  /// What stands below each heading `## …`.
  package func sections() throws -> [(title: String, lines: [String])] {
    try prose(keepingCode: true).reduce(into: []) { sections, line in
      if line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

  /// The lines outside code blocks.
  package func prose(keepingCode: Bool = false) throws -> [String] {
    var isCode = false
    return try lines().filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      if keepingCode { return !(isCode && line.hasPrefix("## ")) }
      return !isCode && !line.hasPrefix("```")
    }
  }
}

private struct MissingSection: Error {
  let title: String
  let page: Page
}
