import SwiftParser
import SwiftSyntax

/// Finds actions that are no actions: a class takes a whole value and puts it in the place of its own, or lends its own to be
/// written to, and a file that draws makes use of it. Whoever calls them changes raw data, and to the meter that is a
/// request like any other.
///
/// Starting and restoring are left out: there the whole is given, and nobody decides what it becomes.
package struct WholeValueSetters {
  /// `Game.setSquares`, sorted.
  package let names: [String]

  /// - Parameter sources: The texts of the files of one variant.
  package init(_ sources: [String]) {
    let files = sources.map { Parser.parse(source: $0) }
    let declarations = SetterDeclarations(viewMode: .sourceAccurate)
    for file in files { declarations.noteStructs(in: file) }
    for file in files { declarations.walk(file) }
    let uses = SetterUses(viewMode: .sourceAccurate)
    for file in files where file.imports("Renderer") { uses.walk(file) }
    names = declarations.setters.filter { uses.names.contains($0.name) }.map { "\($0.type).\($0.name)" }.sorted()
  }
}

/// Looks for setters of whole values in classes.
private final class SetterDeclarations: SyntaxVisitor {
  private(set) var setters: Set<Setter> = []
  private var structs: Set<String> = []

  struct Setter: Hashable {
    let type: String
    let name: String
  }

  func noteStructs(in file: SourceFileSyntax) {
    structs.formUnion(file.statements.compactMap { $0.item.as(StructDeclSyntax.self)?.name.text })
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let generics = node.genericParameterClause?.parameters.map(\.name.text) ?? []
    let members = node.memberBlock.members.map(\.decl)
    let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
    let stored = Set(variables.filter { $0.accessorBlock == nil }.map(\.pattern.trimmedDescription))
    let isWhole = { (type: String) in type.hasPrefix("[") || self.structs.union(generics).contains(type) }
    for variable in variables where isWhole(variable.typeAnnotation?.type.trimmedDescription ?? "") {
      if variable.hands(["newValue"], to: stored) { note(variable.pattern.trimmedDescription, of: node) }
    }
    for function in members.compactMap({ $0.as(FunctionDeclSyntax.self) }) {
      let parameters = function.signature.parameterClause.parameters
      let whole = parameters.filter { isWhole($0.type.trimmedDescription) }
      let borrowers = parameters.filter { $0.type.trimmedDescription.contains("inout ") }
      if function.hands(Set(whole.map(\.innerName)), to: stored)
        || function.lends(stored, to: Set(borrowers.map(\.innerName)))
      {
        note(function.name.text, of: node)
      }
    }
    return .visitChildren
  }

  private func note(_ name: String, of type: ClassDeclSyntax) {
    setters.insert(Setter(type: type.name.text, name: name))
  }
}

/// The members that are called or assigned, outside of initialisers and of functions that restore.
private final class SetterUses: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.name.text == "restore" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let givesSomething = !node.arguments.isEmpty || node.trailingClosure != nil
    if givesSomething, let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.assignment?.target.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text)
    }
    return .visitChildren
  }
}

// MARK: Syntax

extension SourceFileSyntax {
  fileprivate func imports(_ module: String) -> Bool {
    statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == module }
  }
}

extension FunctionParameterSyntax {
  fileprivate var innerName: String { (secondName ?? firstName).text }
}

extension SequenceExprSyntax {
  fileprivate var assignment: (target: ExprSyntax, value: ExprSyntax)? {
    let parts = Array(elements)
    return parts.count == 3 && parts[1].is(AssignmentExprSyntax.self) ? (parts[0], parts[2]) : nil
  }
}

extension ExprSyntax {
  /// The `name` in `name`, `self.name`, `name.part` and `name[index]`.
  fileprivate var ownName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : member.base?.ownName
    }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.ownName }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension SyntaxProtocol {
  /// Whether one of the values is assigned, as it is, to one of the variables.
  fileprivate func hands(_ values: Set<String>, to variables: Set<String>) -> Bool {
    contains(SequenceExprSyntax.self) { sequence in
      guard let (target, value) = sequence.assignment, let variable = target.ownName else { return false }
      return variables.contains(variable) && values.contains(value.trimmedDescription)
    }
  }

  /// Whether one of the variables is given to one of the closures as `inout`.
  fileprivate func lends(_ variables: Set<String>, to closures: Set<String>) -> Bool {
    contains(FunctionCallExprSyntax.self) { call in
      closures.contains(call.calledExpression.trimmedDescription)
        && call.arguments.contains { argument in
          argument.expression.as(InOutExprSyntax.self)?.expression.ownName.map(variables.contains) ?? false
        }
    }
  }

  private func contains<Node: SyntaxProtocol>(_ type: Node.Type, where isFound: (Node) -> Bool) -> Bool {
    children(viewMode: .sourceAccurate).contains { child in
      child.as(type).map(isFound) ?? false || child.contains(type, where: isFound)
    }
  }
}
