import SwiftSyntax

extension SyntaxProtocol {
  /// Goes through the nodes in it, itself first, in the order of the source.
  func forEachNode(_ body: (Syntax) -> Void) {
    body(Syntax(self))
    for child in children(viewMode: .sourceAccurate) { child.forEachNode(body) }
  }

  /// The nodes of a kind in it, itself too, in the order of the source.
  func all<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    var found: [Node] = []
    forEachNode { node in
      if let node = node.as(kind) { found.append(node) }
    }
    return found
  }

  /// The type that it declares or extends, where it does.
  var typeName: String? {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .structDecl(let type): type.name.text
    case .classDecl(let type): type.name.text
    case .enumDecl(let type): type.name.text
    case .actorDecl(let type): type.name.text
    case .protocolDecl(let type): type.name.text
    case .extensionDecl(let type): type.extendedType.trimmedDescription
    default: nil
    }
  }
}
