import SwiftSyntax

/// Leaves out a statement: a call, an assignment, a `return`, a `continue`.
///
/// Most telling are the refreshes and the notifications: without one of them the data stay right, and the screen is wrong.
enum DropStatement: Operator {
  static func findings(at node: Syntax, _ declarations: Declarations) -> [MutationPlace] {
    guard let item = node.as(CodeBlockItemSyntax.self) else { return [] }
    switch item.item {
    case .expr(let expression): return findings(for: expression, item, declarations)
    case .stmt(let statement): return isDroppable(statement, item) ? [site(item, declarations)] : []
    default: return []
    }
  }

  private static func findings(
    for expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ declarations: Declarations
  ) -> [MutationPlace] {
    let statement = expression.withoutEffects
    guard statement.isAssignment || statement.calledName != nil else { return [] }
    if item.isValue, !isVoid(statement, declarations) { return [] }
    return Initialisation.obstacle(to: statement, in: item).map { [.obstacle($0)] } ?? [site(item, declarations)]
  }

  private static func site(_ item: CodeBlockItemSyntax, _ declarations: Declarations) -> MutationPlace {
    .site(
      MutationSite(
        .dropStatement, item.item, replacement: "", schema: .statement,
        isPlacing: PlacingRole(declarations) { $0.isPlacing(item) },
        isAnnouncing: declarations.announcement.isAnnouncing(item)))
  }

  private static func isVoid(_ statement: ExprSyntax, _ declarations: Declarations) -> Bool {
    statement.isAssignment || statement.calledName.map(declarations.returnsNothing) == true
  }

  /// A jump that something follows. The only one in the body of an `if` belongs to `RemoveGuard`, and a `guard` needs it.
  private static func isDroppable(_ statement: StmtSyntax, _ item: CodeBlockItemSyntax) -> Bool {
    let isJump =
      statement.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? statement.is(ContinueStmtSyntax.self)
    guard isJump, let owner = item.owner else { return false }
    return !owner.is(GuardStmtSyntax.self) && owner.as(IfExprSyntax.self).map(\.isEarlyExit) != true
  }
}

/// First values cannot be left out like statements, not even when the program decides it while it runs: the compiler
/// wants them. See `DropInitialValue`.
private enum Initialisation {
  static func obstacle(to statement: ExprSyntax, in item: CodeBlockItemSyntax) -> Obstacle? {
    if let call = statement.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      call.declName.baseName.text == "init"
    {
      return .delegatesInitialisation
    }
    guard let target = statement.as(InfixOperatorExprSyntax.self), target.operator.is(AssignmentExprSyntax.self) else {
      return nil
    }
    let names = assignedNames(target.leftOperand)
    if names.contains(where: { isDeferred($0, before: item) }) { return .initialisesVariable }
    guard let initializer = item.enclosingInitializer else { return nil }
    return names.contains { isFirstValue($0, in: initializer) } ? .initialisesProperty : nil
  }

  /// The variables assigned as a whole: `x`, `self.x`, those of a tuple.
  private static func assignedNames(_ target: ExprSyntax) -> [String] {
    if let tuple = target.as(TupleExprSyntax.self) { return tuple.elements.flatMap { assignedNames($0.expression) } }
    return target.ownProperty.map { [$0] } ?? []
  }

  /// Whether a local variable was declared without a value.
  private static func isDeferred(_ name: String, before item: CodeBlockItemSyntax) -> Bool {
    for node in sequence(first: Syntax(item), next: \.parent) {
      guard let list = node.as(CodeBlockItemListSyntax.self) else { continue }
      let bindings = list.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
      if let binding = bindings.first(where: { $0.name == name }) { return binding.isDeferred }
    }
    return false
  }

  /// Whether an initialiser has to give the property a value, as far as the type's own declaration tells.
  private static func isFirstValue(_ name: String, in initializer: InitializerDeclSyntax) -> Bool {
    if name == "self" { return true }
    if initializer.body?.statements.contains(where: { $0.trimmedDescription.hasPrefix("self.init") }) == true {
      return false
    }
    guard let binding = initializer.properties.first(where: { $0.name == name }) else { return true }
    return binding.initializer == nil && !binding.isOptionalVariable
  }
}

extension PatternBindingSyntax {
  fileprivate var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }

  /// Whether it gets its first value later.
  fileprivate var isDeferred: Bool { initializer == nil && accessorBlock == nil && !isOptionalVariable }
}

extension CodeBlockItemSyntax {
  /// The initialiser whose body this is in, unless a closure or function lies between.
  fileprivate var enclosingInitializer: InitializerDeclSyntax? {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return nil }
      if let initializer = node.as(InitializerDeclSyntax.self) { return initializer }
    }
    return nil
  }
}
