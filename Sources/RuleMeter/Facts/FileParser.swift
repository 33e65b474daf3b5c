import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses a file once and visits it once; what leaves is the file's facts.
enum FileParser {
  /// A place where a file is no Swift.
  struct Failure: Error, Sendable {
    let path: String
    let line: Int
    let column: Int
    let reason: String
  }

  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, role: SourceFile.Role, id: SourceFile.ID
  ) -> Result<SourceFile, Failure> {
    let lines = LineTable(bytes)
    if let offset = firstInvalidByte(in: bytes) {
      let (line, column) = lines.position(of: offset)
      return .failure(Failure(path: path, line: line, column: column, reason: "is not valid UTF-8"))
    }
    if let offset = endlessNesting(in: bytes) {
      let (line, column) = lines.position(of: offset)
      return .failure(
        Failure(path: path, line: line, column: column, reason: "more than \(deepestBrackets) '[' in a row"))
    }
    let tree = Parser.parse(source: bytes)
    if tree.hasError, let failure = firstError(in: tree, path: path, lines: lines) { return .failure(failure) }
    let comments = Comments(bytes, lines)
    let lowering = Lowering(file: id, lines: lines, comments: comments)
    let members = lowering.file(tree)
    return .success(
      SourceFile(
        path: path, role: role, lines: lines, suppressions: comments.suppressions, imports: lowering.imports,
        members: members))
  }

  private static func firstError(in tree: SourceFileSyntax, path: String, lines: LineTable) -> Failure? {
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    guard let error = errors.min(by: { $0.position < $1.position }) else { return nil }
    let (line, column) = lines.position(of: error.position.utf8Offset)
    return Failure(path: path, line: line, column: column, reason: error.message)
  }

  /// The parser looks ahead of each `[` whether a type begins there, of the next one again: its time doubles with each.
  private static let deepestBrackets = 16

  /// Where more `[` follow each other than the parser comes through.
  private static func endlessNesting(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var inARow = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["):
        inARow += 1
        if inARow > deepestBrackets { return offset }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): break
      default: inARow = 0
      }
    }
    return nil
  }

  private static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
