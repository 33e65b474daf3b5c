import SwiftSyntax

/// Tells which statements place views, rather than carry a change to them.
///
/// A statement is placing when it adds, removes, displays, makes or lays out views: it asks a window to add, remove or
/// display one, it makes one, it writes a frame, or it stands in drawing, in what only drawing uses, or in a layout type.
/// A call is placing when the function does nothing else.
///
/// The first count departed from these words: it took `display(in:)` of a view that is made of views for something else,
/// and what only drawing uses where the view is a class, where a variable has an initial value, and where another class has a
/// member of that name. Both ways of counting are kept.
struct Placement {
  enum Wording: Sendable { case asFirstCounted, mended }

  private static let requests: Set<String> = ["add", "addField", "remove", "display"]

  private let wording: Wording
  private let viewTypes: Set<String>
  /// Members that draw, and functions that place and do nothing else; each as `Type.name`.
  private var drawing: Set<String> = []
  private var placing: Set<String> = []

  /// - Parameter framework: What it stands on: the framework's views are views too.
  init(of files: [SourceText], framework: [SourceText] = [], _ wording: Wording) {
    self.wording = wording
    viewTypes = Placement.types(conformingTo: "View", in: files + framework, wording)
    let members = files.flatMap { Member.all(in: $0.tree, wording) }
    drawing = drawing(among: members)
    placing = placing(among: members)
  }

  func isPlacing(_ item: CodeBlockItemSyntax) -> Bool {
    standsInPlacing(item) || isPlacing(item, in: Symbol.types(around: Syntax(item)).last)
  }

  /// Whether something stands in drawing, in what only drawing uses, or in a layout type.
  func standsInPlacing(_ node: some SyntaxProtocol) -> Bool {
    let types = Symbol.types(around: Syntax(node))
    if types.contains(where: { $0.hasSuffix("Layout") }) { return true }
    guard let type = types.last, let member = Member.name(around: node, wording) else { return false }
    return drawing.contains("\(type).\(member)")
  }

  /// Whether a statement places views by what it does, wherever it stands.
  private func isPlacing(_ item: CodeBlockItemSyntax, in type: String?) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    let statement = expression.withoutEffects
    if makesView(statement) || statement.isFrameAssignment { return true }
    guard let name = statement.calledName else { return false }
    if wording == .mended, name == "display", statement.firstLabel == "in" { return true }
    if statement.receiver?.isNamed("window") == true { return Placement.requests.contains(name) }
    let isOwn = statement.receiver == nil || statement.receiver?.isNamed("self") == true
    return isOwn && placing.contains("\(type ?? "").\(name)")
  }

  private func makesView(_ statement: ExprSyntax) -> Bool {
    statement.all(FunctionCallExprSyntax.self).contains { call in
      call.calledExpression.as(DeclReferenceExprSyntax.self).map { viewTypes.contains($0.baseName.text) } == true
    }
  }

  // MARK: Fixed points

  private func drawing(among members: [Member]) -> Set<String> {
    let views = members.filter { viewTypes.contains($0.type) }
    return Placement.grown(from: Set(views.filter { $0.name == "draw" }.map(\.qualifiedName))) { drawing in
      views.filter { member in
        let users = members.filter { $0.mayUse(member, wording) }
        return !users.isEmpty && users.allSatisfy { drawing.contains($0.qualifiedName) }
      }.map(\.qualifiedName)
    }
  }

  private func placing(among members: [Member]) -> Set<String> {
    var placement = self
    return Placement.grown(from: []) { placing in
      placement.placing = placing
      return members.filter { member in
        !member.statements.isEmpty && member.statements.allSatisfy { placement.isPlacing($0) }
      }.map(\.qualifiedName)
    }
  }

  private static func grown(from start: Set<String>, by next: (Set<String>) -> [String]) -> Set<String> {
    var result = start
    while true {
      let larger = result.union(next(result))
      if larger == result { return result }
      result = larger
    }
  }

  /// The types that say so themselves, or by a protocol in between.
  private static func types(conformingTo base: String, in files: [SourceText], _ wording: Wording) -> Set<String> {
    let inherited = files.flatMap { inheritance(in: $0.tree, wording) }
    return grown(from: [base]) { known in inherited.filter { !$0.bases.isDisjoint(with: known) }.map(\.type) }
  }

  private static func inheritance(in tree: Syntax, _ wording: Wording) -> [(type: String, bases: Set<String>)] {
    var found: [(type: String, bases: Set<String>)] = []
    func add(_ type: String, _ clause: InheritanceClauseSyntax?) {
      found.append((type, Set(clause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])))
    }
    tree.forEachNode { node in
      switch node.as(SyntaxEnum.self) {
      case .structDecl(let type): add(type.name.text, type.inheritanceClause)
      case .classDecl(let type): if wording == .mended { add(type.name.text, type.inheritanceClause) }
      case .protocolDecl(let type): add(type.name.text, type.inheritanceClause)
      case .extensionDecl(let type): add(type.extendedType.trimmedDescription, type.inheritanceClause)
      default: break
      }
    }
    return found
  }
}

// MARK: - What the program declares

/// A function, or a property with a body of its own.
private struct Member {
  let type: String
  let name: String
  let isPrivate: Bool
  /// The calls and assignments in it, however deep.
  let statements: [CodeBlockItemSyntax]
  let names: Set<String>
  /// Those of them that are members of something else than `self`.
  let namesOfOthers: Set<String>

  var qualifiedName: String { "\(type).\(name)" }

  /// Whether the other one's name stands in it, and may be meant.
  func mayUse(_ other: Member, _ wording: Placement.Wording) -> Bool {
    // In another type a name by itself is that of something else.
    let names = wording == .mended && type != other.type ? namesOfOthers : names
    return names.contains(other.name) && qualifiedName != other.qualifiedName
      && (!other.isPrivate || type == other.type)
  }

  static func name(around item: some SyntaxProtocol, _ wording: Placement.Wording) -> String? {
    let names = sequence(first: Syntax(item), next: \.parent).compactMap { node -> String? in
      if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
      if let binding = node.as(PatternBindingSyntax.self), binding.isMember(wording) {
        return binding.pattern.trimmedDescription
      }
      return nil
    }
    return names.last
  }
}

extension Member {
  /// The members in a piece of syntax; what is declared in their bodies is a part of them.
  static func all(in node: Syntax, _ wording: Placement.Wording) -> [Member] {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      return function.body.map { [Member(function.name.text, function.modifiers, Syntax($0))] } ?? []
    case .initializerDecl(let initializer):
      return initializer.body.map { [Member("init", initializer.modifiers, Syntax($0))] } ?? []
    case .variableDecl(let variable):
      return variable.bindings.filter { $0.isMember(wording) }.map {
        Member($0.pattern.trimmedDescription, variable.modifiers, Syntax($0))
      }
    default: return node.children(viewMode: .sourceAccurate).flatMap { all(in: $0, wording) }
    }
  }

  private init(_ name: String, _ modifiers: DeclModifierListSyntax, _ body: Syntax) {
    let references = body.all(DeclReferenceExprSyntax.self)
    self.init(
      type: Symbol.types(around: body).last ?? "", name: name,
      isPrivate: modifiers.contains { ["private", "fileprivate"].contains($0.name.text) },
      statements: body.all(CodeBlockItemSyntax.self).filter(\.isCallOrAssignment),
      names: Set(references.map(\.baseName.text)),
      namesOfOthers: Set(references.filter(\.isMemberOfOther).map(\.baseName.text)))
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isCallOrAssignment: Bool {
    guard case .expr(let expression) = item else { return false }
    let statement = expression.withoutEffects
    return statement.isAssignment || statement.calledName != nil
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is a member of something else than `self`.
  fileprivate var isMemberOfOther: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else { return false }
    return access.base?.is(SuperExprSyntax.self) != true && access.base.map { !$0.isNamed("self") } != false
  }
}

extension PatternBindingSyntax {
  /// Whether it has code of its own, and is no variable of a function.
  fileprivate func isMember(_ wording: Placement.Wording) -> Bool {
    if accessorBlock != nil { return true }
    return wording == .mended && initializer != nil && parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
  }
}

extension ExprSyntax {
  fileprivate var firstLabel: String? { self.as(FunctionCallExprSyntax.self)?.arguments.first?.label?.text }

  /// Whether it is that name, or a member of that name.
  fileprivate func isNamed(_ name: String) -> Bool { lastName == name }

  fileprivate var isFrameAssignment: Bool {
    isAssignment && self.as(InfixOperatorExprSyntax.self)?.leftOperand.isNamed("frame") == true
  }
}

extension PlacingRole {
  static let none = PlacingRole(now: false, first: false)

  init(_ declarations: Declarations, _ isPlacing: (Placement) -> Bool) {
    self.init(now: isPlacing(declarations.placement), first: isPlacing(declarations.firstPlacement))
  }
}
