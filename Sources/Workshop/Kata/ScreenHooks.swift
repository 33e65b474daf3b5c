import SwiftParser
import SwiftSyntax

/// Finds what a source declares to replace what the framework does for each screen around every event, such as
/// `func redraw`: there it could look for what has changed, without being told. Only what other modules see can do so.
final class ScreenHooks: SyntaxVisitor {
  private(set) var names: [String] = []

  init(in source: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.identifier?.name ?? ""
    if isHook(name, node.signature.parameterClause.parameters.first), node.modifiers.areOpen || isInOpenExtension(node)
    {
      names.append("func \(name)")
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isWindow = node.bindings.contains {
      // An attribute may be a wrapper, which has accessors of its own.
      ($0.accessorBlock != nil || !node.attributes.isEmpty)
        && $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name == "window"
    }
    if isWindow, node.modifiers.areOpen || isInOpenExtension(node) { names.append("var window") }
    return .skipChildren
  }

  private func isHook(_ name: String, _ parameter: FunctionParameterSyntax?) -> Bool {
    switch name {
    case "updateIfNeeded", "redraw": parameter == nil
    case "handle": parameter?.firstName.text == "_"
    default: name == "hasSameLayout" || name == "hasSameControls"
    }
  }

  private func isInOpenExtension(_ node: some SyntaxProtocol) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains {
      $0.as(ExtensionDeclSyntax.self)?.modifiers.areOpen == true
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var areOpen: Bool { contains { ["open", "package", "public"].contains($0.name.text) } }
}
