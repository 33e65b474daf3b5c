/// A statement, reduced to its scopes and to the order in which things happen.
indirect enum Statement: Sendable {
  case expression(Expression)
  case variable(Pattern, TypeReference?, Expression?, isMutable: Bool)
  case function(FunctionDeclaration)
  case branch([Condition], [Statement], else: [Statement])
  case guarded([Condition], else: [Statement])
  case choice(Expression, [Case])
  case iteration(Pattern, Expression, condition: Expression?, isAsynchronous: Bool, [Statement])
  case whileLoop([Condition], [Statement])
  case repeatLoop([Statement], Expression)
  case doBlock([Statement], catches: [[Statement]])
  /// The clauses of `#if`: any of them may be the one that is compiled.
  case conditionalCompilation([[Statement]])
  case deferred([Statement])
  /// `return`, `throw`, `break`, `continue`: what follows in the block is not reached.
  case exit(Expression?, Exit)

  enum Exit: CaseIterable, Sendable { case function, throwing, breaking, continuing }

  enum Condition: Sendable {
    case expression(Expression)
    case binding(Pattern, TypeReference?, Expression?, isMutable: Bool)
    case match(Pattern, Expression)
  }

  struct Case: Sendable {
    let patterns: [Pattern]
    let conditions: [Expression]
    let body: [Statement]
  }
}
