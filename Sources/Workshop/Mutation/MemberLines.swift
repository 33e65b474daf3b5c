import SwiftSyntax

extension SourceText {
  /// The lines of the members of these names, with the comments above them. They are named as diagnostics do:
  /// `MinesScreen.uncover(_:)`.
  func lines(ofMembers names: Set<String>) -> Set<Int> {
    let members = tree.all(MemberBlockItemSyntax.self).filter { !names.isDisjoint(with: $0.symbols) }
    return Set(
      members.flatMap { member in
        // What is above a member begins behind the last token of the line before.
        let first = line(at: member.position.utf8Offset) + 1
        return first...max(first, line(at: member.endPositionBeforeTrailingTrivia.utf8Offset))
      })
  }
}

extension MemberBlockItemSyntax {
  /// What it declares: a variable can be several.
  fileprivate var symbols: [String] {
    let bindings = decl.as(VariableDeclSyntax.self)?.bindings.map { Syntax($0) }
    return (bindings ?? [Syntax(decl)]).map(Symbol.enclosing)
  }
}
