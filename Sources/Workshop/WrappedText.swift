import PlainText
import SourceTools

extension String {
  /// Broken at blanks; a word that is too long is cut.
  func rows(of width: Int) -> [String] {
    split(separator: " ", omittingEmptySubsequences: false).reduce(into: [String]()) { rows, word in
      let longer = rows.last.map { "\($0) \(word)" }
      if let longer, longer.columnWidth <= width { rows[rows.count - 1] = longer } else { rows.append(String(word)) }
    }.map { $0.cut(to: width) }
  }
}
