/// What one file declares: nothing where it does not parse. The syntax tree it came from is gone.
struct SourceFile: Sendable {
  /// The index of the file in the order in which the program was read.
  typealias ID = Int

  /// Whose code a file is: measured, or read only to learn the types it declares.
  enum Role: Sendable { case program, framework, library }

  let path: String
  let role: Role
  var lines = LineTable(UnsafeBufferPointer(start: nil, count: 0))
  var suppressions: [SuppressionComment] = []
  var imports: [(module: String, offset: Int)] = []
  var members = Members()
  /// The target that the file is built into, where a manifest or a project says so.
  var scope: String?
}

/// Where each line begins, so that an offset becomes a line and a column.
struct LineTable: Sendable {
  private(set) var starts = [0]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for (index, byte) in bytes.enumerated() where bytes.endsLine(byte, at: index) { starts.append(index + 1) }
    count = starts.last == bytes.count ? starts.count - 1 : starts.count
  }

  /// The number of lines; a newline at the end begins no further line.
  let count: Int

  /// Line and column from 1; columns count UTF-8 bytes, as the compiler's do.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  func line(of offset: Int) -> Int { position(of: offset).line }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a line ends with a byte: with a line feed, or a carriage return that none follows.
  func endsLine(_ byte: UInt8, at index: Int) -> Bool {
    byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r") && (index + 1 == count || self[index + 1] != UInt8(ascii: "\n"))
  }
}
