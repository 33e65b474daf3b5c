import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Synchronization

/// Parses a file once and visits it once; what leaves is the file's facts. It keeps them, for whoever reads one program
/// after the other: most files are the same.
package final class FileParser: Sendable {
  /// A syntax tree takes some three hundred times the bytes of its source.
  static let largestFile = 2_500_000

  typealias Outcome = Result<SourceFile, ProgramMeasure.Unparsed>

  /// What the facts of a file depend on beside its text.
  private struct Place: Hashable {
    let path: String
    let role: SourceFile.Role
    let id: SourceFile.ID
  }

  private let known = Mutex<[Place: (text: Data, outcome: Outcome)]>([:])

  package init() {}

  func parse(_ file: SourceReader.File, id: SourceFile.ID) -> Outcome {
    OwnFailure.blaming(file.path) {
      let real = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
      let size = (try? FileManager.default.attributesOfItem(atPath: real))?[.size] as? Int ?? 0
      if size > Self.largestFile { return .failure(Self.tooLarge(file.path, size: size)) }
      guard let text = FileManager.default.contents(atPath: file.path) else {
        return .failure(ProgramMeasure.Unparsed(file.path, "cannot be opened", kind: .unreadable))
      }
      let place = Place(path: file.path, role: file.role, id: id)
      if let known = known.withLock({ $0[place] }), known.text == text { return known.outcome }
      let outcome = text.withUnsafeBytes {
        Self.parse($0.bindMemory(to: UInt8.self), path: file.path, role: file.role, id: id)
      }
      known.withLock { $0[place] = (text, outcome) }
      return outcome
    }
  }

  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, role: SourceFile.Role, id: SourceFile.ID
  ) -> Outcome {
    if bytes.count > largestFile { return .failure(tooLarge(path, size: bytes.count)) }
    let lines = LineTable(bytes)
    if let offset = firstInvalidByte(in: bytes) {
      return .failure(ProgramMeasure.Unparsed(path, at: lines.position(of: offset), "is not valid UTF-8"))
    }
    if let excess = Nesting.excess(in: bytes) {
      let place = lines.position(of: excess.offset)
      return .failure(ProgramMeasure.Unparsed(path, at: place, excess.reason, kind: .beyondLimits))
    }
    let tree = Parser.parse(source: bytes)
    let problems = tree.hasError ? ParseDiagnosticsGenerator.diagnostics(for: tree) : []
    let errors = problems.filter { $0.diagMessage.severity == .error }
    if let first = errors.min(by: { $0.position < $1.position }) {
      return .failure(ProgramMeasure.Unparsed(path, at: lines.position(of: first.position.utf8Offset), first.message))
    }
    let lowering = Lowering(file: id, lines: lines, comments: Comments(bytes, lines))
    let members = lowering.file(tree)
    return .success(
      SourceFile(
        path: path, role: role, lines: lines, suppressions: lowering.comments.suppressions, imports: lowering.imports,
        members: members))
  }

  static func tooLarge(_ path: String, size: Int) -> ProgramMeasure.Unparsed {
    ProgramMeasure.Unparsed(path, "has \(size) bytes, and more than \(largestFile) are not read", kind: .beyondLimits)
  }

  private static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    let mended = String(decoding: bytes, as: UTF8.self).utf8
    return zip(mended, bytes).prefix { $0 == $1 }.count
  }
}

extension FileParser.Outcome {
  /// What the file declares, which is nothing if it could not be parsed.
  func source(of file: SourceReader.File) -> SourceFile {
    var source = (try? get()) ?? SourceFile(path: file.path, role: file.role)
    source.scope = file.scope
    return source
  }
}
