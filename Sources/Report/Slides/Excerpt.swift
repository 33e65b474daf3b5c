import Foundation
import SourceDiff

/// A few lines of a source file, of which one is marked.
struct Excerpt {
  /// The file's name, without its folder.
  let file: String
  /// What the first line contains.
  let first: String
  let count: Int
  /// What the marked line contains.
  let marked: String

  /// Nothing where no file has these lines.
  func markup(in files: [SourceFile], _ variant: String) -> Markup {
    let lines = files.first { $0.path.hasSuffix("/\(file)") }?.text.components(separatedBy: "\n") ?? []
    guard let start = lines.firstIndex(where: { $0.contains(first) }) else { return "" }
    let shown = lines[start...].prefix(count)
    let indent = shown.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return """
      <figure class="\(variant)"><figcaption>\(variant): \(file)</figcaption><pre>\(shown.markup { line(String($0.dropFirst(indent))) })</pre></figure>

      """
  }

  private func line(_ text: String) -> Markup { text.contains(marked) ? "<mark>\(text)</mark>\n" : "\(text)\n" }
}
