import Foundation
import LessonScreens
import SourceTools

/// A few lines of a source file, one of them marked.
struct Excerpt {
  /// The file's name, without its folder.
  let file: String
  /// What the first line contains.
  let first: String
  let count: Int
  /// What the marked line contains.
  let marked: String

  /// Its lines without the indentation that they share; empty if no file has them.
  func lines(in files: [SourceFile]) -> [String] {
    let lines = files.first { $0.path.hasSuffix("/\(file)") }?.text.components(separatedBy: "\n") ?? []
    guard let start = lines.firstIndex(where: { $0.contains(first) }) else { return [] }
    let shown = lines[start...].prefix(count)
    let indent = shown.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return shown.map { String($0.dropFirst(indent)) }
  }

  func markup(_ lines: [String], _ variant: String) -> Markup {
    """
    <figure class="\(variant)"><figcaption>\(variant): \(file)</figcaption><pre>\(lines.markup(line))</pre></figure>\n
    """
  }

  private func line(_ text: String) -> Markup {
    guard text.contains(marked) else { return "\(text)\n" }
    let indent = text.prefix { $0 == " " }
    return "\(String(indent))<mark>\(String(text.dropFirst(indent.count)))</mark>\n"
  }
}

/// A few lines of either variant beside each other, as large as their longest lines allow.
struct Excerpts {
  let worst: Excerpt
  let separated: Excerpt

  func markup(_ files: (old: [SourceFile], new: [SourceFile])) -> Markup {
    let (worst, separated) = (self.worst.lines(in: files.old), self.separated.lines(in: files.new))
    let longest = [worst, separated].map { $0.map(\.count).max() ?? 0 }
    return """
      <div class="excerpts" style="--both: \(longest.reduce(0, +)); --longest: \(longest.max() ?? 0)">
      \(self.worst.markup(worst, VariantName.worst))\(self.separated.markup(separated, VariantName.separated))</div>
      """
  }
}
