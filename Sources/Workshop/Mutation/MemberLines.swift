import SwiftSyntax

extension SourceText {
  /// The lines of the members of these names, with the comments above them. They are named as diagnostics do:
  /// `MinesScreen.uncover(_:)`.
  func lines(ofMembers names: Set<String>) -> Set<Int> {
    let finder = MemberFinder(names)
    finder.walk(tree)
    return Set(
      finder.found.flatMap { member in
        // What is above a member begins behind the last token of the line before.
        let first = line(at: member.position.utf8Offset) + 1
        return first...max(first, line(at: member.endPositionBeforeTrailingTrivia.utf8Offset))
      })
  }
}

private final class MemberFinder: SyntaxVisitor {
  private let names: Set<String>
  var found: [MemberBlockItemSyntax] = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let bindings = node.decl.as(VariableDeclSyntax.self)?.bindings.map { Syntax($0) }
    if (bindings ?? [Syntax(node.decl)]).contains(where: { names.contains(Symbol.enclosing($0)) }) {
      found.append(node)
    }
    return .visitChildren
  }
}
