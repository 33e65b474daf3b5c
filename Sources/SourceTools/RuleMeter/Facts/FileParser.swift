import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses a file once and visits it once; what leaves is the file's facts.
enum FileParser {
  /// A syntax tree takes some three hundred times the bytes of its source.
  static let largestFile = 2_500_000

  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, role: SourceFile.Role, id: SourceFile.ID
  ) -> ParallelParser.Outcome {
    if bytes.count > largestFile { return .failed(tooLarge(path, size: bytes.count)) }
    let lines = LineTable(bytes)
    if let offset = firstInvalidByte(in: bytes) {
      return .failed(ProgramMeasure.Unparsed(path, at: lines.position(of: offset), "is not valid UTF-8"))
    }
    if let excess = Nesting.excess(in: bytes) {
      let place = lines.position(of: excess.offset)
      return .failed(ProgramMeasure.Unparsed(path, at: place, excess.reason, kind: .beyondLimits))
    }
    let tree = Parser.parse(source: bytes)
    if tree.hasError, let failure = firstError(in: tree, path: path, lines: lines) { return .failed(failure) }
    let comments = Comments(bytes, lines)
    let lowering = Lowering(file: id, lines: lines, comments: comments)
    let members = lowering.file(tree)
    return .parsed(
      SourceFile(
        path: path, role: role, lines: lines, suppressions: comments.suppressions, imports: lowering.imports,
        members: members))
  }

  static func tooLarge(_ path: String, size: Int) -> ProgramMeasure.Unparsed {
    ProgramMeasure.Unparsed(path, "has \(size) bytes, and more than \(largestFile) are not read", kind: .beyondLimits)
  }

  private static func firstError(
    in tree: SourceFileSyntax, path: String, lines: LineTable
  ) -> ProgramMeasure.Unparsed? {
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
    guard let error = errors.min(by: { $0.position < $1.position }) else { return nil }
    return ProgramMeasure.Unparsed(path, at: lines.position(of: error.position.utf8Offset), error.message)
  }

  private static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
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
