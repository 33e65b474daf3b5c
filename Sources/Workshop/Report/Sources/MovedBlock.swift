import SourceTools

/// Lines that moved together: a run on the new side and the run of the old side that it was.
struct MovedBlock: Equatable {
  struct Lines: Equatable {
    let file: Int
    var first: Int
    var last: Int
  }

  var old: Lines
  var new: Lines

  /// In the order of the new side.
  static func blocks(in difference: SourceDifference) -> [MovedBlock] {
    difference.new.indices.flatMap { blocks(inNewFile: $0, difference) }
  }

  private static func blocks(inNewFile file: Int, _ difference: SourceDifference) -> [MovedBlock] {
    var blocks: [MovedBlock] = []
    for line in difference.new[file].lines where line.hasMoved {
      guard let place = line.counterpart else { continue }
      if let last = blocks.last, last.goesOn(at: place, newLine: line.number, difference) {
        blocks[blocks.count - 1].old.last = place.line
        blocks[blocks.count - 1].new.last = line.number
      } else {
        blocks.append(
          MovedBlock(
            old: Lines(file: place.file, first: place.line, last: place.line),
            new: Lines(file: file, first: line.number, last: line.number)))
      }
    }
    return blocks
  }

  /// Whether the next lines of both sides belong to the block: only lines without code lie between.
  private func goesOn(at place: LinePlace, newLine: Int, _ difference: SourceDifference) -> Bool {
    guard place.file == old.file, place.line > old.last else { return false }
    return MovedBlock.isWithoutCode(difference.old[old.file], old.last + 1..<place.line)
      && MovedBlock.isWithoutCode(difference.new[new.file], new.last + 1..<newLine)
  }

  private static func isWithoutCode(_ file: FileDifference, _ lines: Range<Int>) -> Bool {
    lines.allSatisfy { file.lines[$0 - 1].kind == .noCode }
  }
}
