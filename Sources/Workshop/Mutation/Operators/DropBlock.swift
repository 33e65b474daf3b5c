import SwiftSyntax

/// Leaves out the whole block of a property observer, or the whole body of a case, where more than one statement could be
/// dropped in it: without one alone the block is the statement.
enum DropBlock: Operator {
  static func findings(at node: Syntax, _ declarations: Declarations) -> [MutationPlace] {
    guard let body = body(of: node), !body.givesValue, statements(in: body, declarations) > 1 else { return [] }
    let isPlacing = PlacingRole(declarations) { placement in body.allSatisfy { placement.isPlacing($0) } }
    return [.site(MutationSite(.dropBlock, body, replacement: "", schema: .statement, isPlacing: isPlacing))]
  }

  private static func body(of node: Syntax) -> CodeBlockItemListSyntax? {
    if let accessor = node.as(AccessorDeclSyntax.self) {
      return ["willSet", "didSet"].contains(accessor.accessorSpecifier.text) ? accessor.body?.statements : nil
    }
    return node.as(SwitchCaseSyntax.self)?.statements
  }

  private static func statements(in body: CodeBlockItemListSyntax, _ declarations: Declarations) -> Int {
    body.all(CodeBlockItemSyntax.self).count { !DropStatement.findings(at: Syntax($0), declarations).isEmpty }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it ends with a value, or with leaving with one: without it there would be none.
  fileprivate var givesValue: Bool {
    guard let last else { return true }
    if let statement = last.item.as(ReturnStmtSyntax.self) { return statement.expression != nil }
    return last.isValue || last.item.is(ThrowStmtSyntax.self)
  }
}
