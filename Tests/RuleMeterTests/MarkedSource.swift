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
