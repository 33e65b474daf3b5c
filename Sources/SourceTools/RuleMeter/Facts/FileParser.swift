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

    init(_ path: String, _ position: (line: Int, column: Int), _ reason: String) {
      self.path = path
      (line, column) = position
      self.reason = reason
    }
  }

  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, role: SourceFile.Role, id: SourceFile.ID
  ) -> Result<SourceFile, Failure> {
    let lines = LineTable(bytes)
    if let offset = firstInvalidByte(in: bytes) {
      return .failure(Failure(path, lines.position(of: offset), "is not valid UTF-8"))
    }
    if let offset = BracketRuns.overflow(in: bytes) {
      let reason = "nests more than \(BracketRuns.limit) brackets in one another"
      return .failure(Failure(path, lines.position(of: offset), reason))
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
    return Failure(path, lines.position(of: error.position.utf8Offset), error.message)
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
