import SwiftSyntax

/// The one visit of a syntax tree: lowers it to declarations, statements and expressions of our own.
///
/// Each subject has its file: declarations, properties, functions, statements, patterns, expressions, types.
final class Lowering {
  let file: SourceFile.ID
  let lines: LineTable
  let comments: Comments
  var imports: [(module: String, offset: Int)] = []
  /// The types named so far, one collection for each type declaration that is open.
  var mentions: [[TypeMention]] = [[]]

  /// How many of `$0`, `$1`… each open closure names so far.
  var anonymousCounts: [Int] = []

  /// Deeper expressions are lowered to `nothing`: no one writes them by hand.
  static let deepestNesting = 600
  private var depth = 0

  init(file: SourceFile.ID, lines: LineTable, comments: Comments) {
    self.file = file
    self.lines = lines
    self.comments = comments
  }

  func file(_ tree: SourceFileSyntax) -> Members { tree.statements.reduce(into: Members()) { add($1, to: &$0) } }

  func nested<Result>(orElse fallback: Result, _ lower: () -> Result) -> Result {
    guard depth < Lowering.deepestNesting else { return fallback }
    depth += 1
    defer { depth -= 1 }
    return lower()
  }

  func mention(_ name: String, at offset: Int) {
    mentions[mentions.count - 1].append(TypeMention(name: name, offset: offset))
  }

  func offset(_ token: TokenSyntax) -> Int { token.positionAfterSkippingLeadingTrivia.utf8Offset }
  func offset(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
