import SwiftSyntax

extension Lowering {
  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    nested(orElse: []) { items.flatMap { statements($0) } }
  }

  func statements(_ block: CodeBlockSyntax?) -> [Statement] { block.map { statements($0.statements) } ?? [] }

  func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let declaration): local(declaration)
    case .stmt(let statement): [self.statement(statement)]
    case .expr(let node): [statement(expression(node))]
    default: []
    }
  }

  private func statement(_ expression: Expression) -> Statement {
    if case .statement(let statement) = expression { return statement }
    return .expression(expression)
  }

  private func local(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return variables(node)
    case .functionDecl(let node): return [.function(function(node))]
    case .ifConfigDecl(let node): return [conditionalCompilation(node)]
    default: return []
    }
  }

  private func variables(_ node: VariableDeclSyntax) -> [Statement] {
    let mutable = node.bindingSpecifier.tokenKind != .keyword(.let)
    return node.bindings.map { binding in
      let annotated = type(binding.typeAnnotation?.type)
      var initial = expression(binding.initializer?.value)
      if initial == nil, case .getter(let items) = binding.accessorBlock?.accessors {
        initial = .closure(ClosureExpression(body: statements(items), offset: offset(items)))
      }
      return .variable(pattern(binding.pattern), annotated, initial, isMutable: mutable)
    }
  }

  private func conditionalCompilation(_ node: IfConfigDeclSyntax) -> Statement {
    .conditionalCompilation(
      node.clauses.map { clause in
        switch clause.elements {
        case .statements(let items): statements(items)
        case .postfixExpression(let node): [.expression(expression(node))]
        default: []
        }
      })
  }

  private func statement(_ syntax: StmtSyntax) -> Statement {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return statement(expression(node.expression))
    case .guardStmt(let node): return .guarded(conditions(node.conditions), else: statements(node.body))
    case .forStmt(let node): return iteration(node)
    case .whileStmt(let node): return .whileLoop(conditions(node.conditions), statements(node.body))
    case .repeatStmt(let node): return .repeatLoop(statements(node.body), expression(node.condition))
    case .doStmt(let node):
      return .doBlock(statements(node.body), catches: node.catchClauses.map { statements($0.body) })
    case .deferStmt(let node): return .deferred(statements(node.body))
    case .returnStmt(let node): return .exit(expression(node.expression), .function)
    case .throwStmt(let node): return .exit(expression(node.expression), .throwing)
    case .breakStmt: return .exit(nil, .breaking)
    case .continueStmt: return .exit(nil, .continuing)
    case .labeledStmt(let node): return statement(node.statement)
    default: return .expression(.nothing)
    }
  }

  private func iteration(_ node: ForStmtSyntax) -> Statement {
    var pattern = pattern(node.pattern)
    if let annotation = node.typeAnnotation { pattern = .typed(pattern, type(annotation.type)) }
    return .iteration(
      pattern, expression(node.sequence), condition: expression(node.whereClause?.condition),
      isAsynchronous: node.awaitKeyword != nil, statements(node.body))
  }

  func ifStatement(_ node: IfExprSyntax) -> Statement {
    nested(orElse: .expression(.nothing)) {
      let alternative: [Statement] =
        switch node.elseBody {
        case .ifExpr(let next): [ifStatement(next)]
        case .codeBlock(let block): statements(block)
        default: []
        }
      return .branch(conditions(node.conditions), statements(node.body), else: alternative)
    }
  }

  func choice(_ node: SwitchExprSyntax) -> Statement {
    .choice(expression(node.subject), node.cases.flatMap { cases($0) })
  }

  private func cases(_ element: SwitchCaseListSyntax.Element) -> [Statement.Case] {
    switch element {
    case .switchCase(let node): return [switchCase(node)]
    case .ifConfigDecl(let node):
      return node.clauses.flatMap { clause -> [Statement.Case] in
        guard case .switchCases(let list) = clause.elements else { return [] }
        return list.flatMap { cases($0) }
      }
    default: return []
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> Statement.Case {
    guard case .case(let label) = node.label else {
      return Statement.Case(patterns: [], conditions: [], body: statements(node.statements))
    }
    return Statement.Case(
      patterns: label.caseItems.map { pattern($0.pattern) },
      conditions: label.caseItems.compactMap { $0.whereClause.map { expression($0.condition) } },
      body: statements(node.statements))
  }

  private func conditions(_ list: ConditionElementListSyntax) -> [Statement.Condition] { list.map { condition($0) } }

  private func condition(_ element: ConditionElementSyntax) -> Statement.Condition {
    switch element.condition {
    case .expression(let node): .expression(expression(node))
    case .matchingPattern(let node): .match(pattern(node.pattern), expression(node.initializer.value))
    case .optionalBinding(let node):
      .binding(
        pattern(node.pattern), type(node.typeAnnotation?.type), expression(node.initializer?.value),
        isMutable: node.bindingSpecifier.tokenKind != .keyword(.let))
    default: .expression(.nothing)
    }
  }
}
