import SwiftParser
import SwiftSyntax

/// One side: the nodes of all its files, each file's first node standing for the file.
struct SourceTree {
  let files: [SourceFile]
  private(set) var nodes: [Node] = []
  private(set) var tokens: [Token] = []
  private(set) var ignored: [LinePlace: [IgnoredToken]] = [:]
  private(set) var fileNodes: [Int] = []
  /// The lines of each file.
  private let lines: [[String]]

  init(_ files: [SourceFile], _ numberings: inout Numberings) {
    self.files = files
    lines = files.map(\.lines)
    for (index, file) in files.enumerated() { add(file, index, &numberings) }
    for index in nodes.indices.reversed() { finish(index, &numberings) }
  }

  // MARK: Questions

  func text(_ place: LinePlace) -> String { lines[place.file][place.line - 1] }

  /// The declaration that is or surrounds this node, or the file.
  func surroundingDeclaration(_ node: Int) -> Int { around(node).first { nodes[$0].kind != .statement } ?? node }

  /// The names of the types around a declaration, and its own.
  func qualifiedName(_ node: Int) -> String {
    around(node).compactMap { nodes[$0].name?.full }.reversed().joined(separator: ".")
  }

  /// A node, and those that surround it, outwards.
  private func around(_ node: Int) -> some Sequence<Int> { sequence(first: node) { nodes[$0].parent } }

  /// Whether one of a node's own tokens is the name that it declares, and has that number.
  func declares(_ name: Int, at node: Int) -> Bool {
    nodes[node].tokens.contains { tokens[$0].textID == name && tokens[$0].text == nodes[node].name?.base }
  }

  /// A statement's first keyword (`if`, `for`, `case`…), by which two that differ may still hold the same.
  func leadingKeyword(_ node: Int) -> Int? {
    guard let first = nodes[node].tokens.first.map({ tokens[$0] }), first.role == .keyword else { return nil }
    return first.textID
  }

  /// How often each content occurs, by its number.
  var contentCounts: [Int: Int] { nodes.reduce(into: [:]) { $0[$1.whole, default: 0] += 1 } }

  /// How often each name and literal occurs, with all nodes nested in this one.
  func wordCounts(_ node: Int) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for index in node..<nodes[node].end {
      for token in nodes[index].tokens where tokens[token].isWord { counts[tokens[token].textID, default: 0] += 1 }
    }
    return counts
  }

  // MARK: Building

  private mutating func add(_ file: SourceFile, _ index: Int, _ numberings: inout Numberings) {
    let tree = Parser.parse(source: file.text)
    let converter = SourceLocationConverter(fileName: file.path, tree: tree)
    fileNodes.append(nodes.count)
    add(Syntax(tree), to: appendNode(.file, index, parent: nil), converter, &numberings)
  }

  /// Adds what a piece of syntax holds to its own node, or to the nearest one around it. It calls itself as deep as the
  /// syntax nests, so it needs a deep stack.
  private mutating func add(
    _ syntax: Syntax, to node: Int, _ converter: SourceLocationConverter, _ numberings: inout Numberings
  ) {
    for child in syntax.children(viewMode: .sourceAccurate) {
      if let token = child.as(TokenSyntax.self) {
        append(token, to: node, converter, &numberings)
      } else if let kind = Node.Kind(child, in: nodes[node].kind, converter) {
        let inner = appendNode(kind, nodes[node].file, parent: node)
        nodes[inner].name = DeclaredName(child)
        add(child, to: inner, converter, &numberings)
      } else {
        add(child, to: node, converter, &numberings)
      }
    }
    nodes[node].end = nodes.count
  }

  private mutating func appendNode(_ kind: Node.Kind, _ file: Int, parent: Int?) -> Int {
    if let parent {
      nodes[parent].children.append(nodes.count)
      nodes[parent].childPlaces.append(nodes[parent].tokens.count)
    }
    nodes.append(Node(kind: kind, file: file, parent: parent))
    return nodes.count - 1
  }

  private mutating func append(
    _ syntax: TokenSyntax, to node: Int, _ converter: SourceLocationConverter, _ numberings: inout Numberings
  ) {
    if syntax.text.isEmpty { return }
    let line = converter.location(for: syntax.positionAfterSkippingLeadingTrivia).line
    let place = LinePlace(file: nodes[node].file, line: line)
    if let token = IgnoredToken(syntax) { return ignored[place, default: []].append(token) }
    nodes[node].tokens.append(tokens.count)
    tokens.append(
      Token(
        text: syntax.text, textID: numberings.texts.number(syntax.text), role: Token.Role(syntax.tokenKind),
        place: place))
  }

  /// Numbers a node's content, the nodes nested in it being finished.
  private mutating func finish(_ index: Int, _ numberings: inout Numberings) {
    let node = nodes[index]
    let own = node.tokens.map { tokens[$0] }
    let anyName = -1
    nodes[index].words = own.count(where: \.isWord) + node.children.reduce(0) { $0 + nodes[$1].words }
    nodes[index].own = numberings.contents.number([0, node.kind.rawValue] + own.map(\.textID))
    nodes[index].shape = numberings.contents.number(
      [1, node.kind.rawValue] + own.map { $0.role == .name ? anyName : $0.textID })
    let nested = zip(node.childPlaces, node.children).flatMap { [$0, nodes[$1].whole] }
    nodes[index].whole = numberings.contents.number([2, nodes[index].own] + nested)
  }
}

extension Node.Kind {
  /// The kind of node that this piece of syntax is, or nothing.
  fileprivate init?(_ syntax: Syntax, in outer: Node.Kind, _ converter: SourceLocationConverter) {
    switch syntax.as(SyntaxEnum.self) {
    case .memberBlockItem: self = .declaration
    case .codeBlockItem: self = outer == .file ? .declaration : .statement
    case .switchCase: self = .statement
    case .functionCallExpr(let call) where call.isArgument && call.takesLines(converter): self = .statement
    default: return nil
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isArgument: Bool { parent?.is(LabeledExprSyntax.self) == true }

  /// Whether the arguments take several lines.
  fileprivate func takesLines(_ converter: SourceLocationConverter) -> Bool {
    guard let left = leftParen, let right = rightParen else { return false }
    return converter.location(for: left.position).line != converter.location(for: right.position).line
  }
}
