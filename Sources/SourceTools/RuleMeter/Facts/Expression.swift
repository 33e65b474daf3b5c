/// An expression, reduced to what the rules ask about. Offsets are UTF-8 offsets into the file.
indirect enum Expression: Sendable {
  case name(String, [TypeReference], at: Int)
  case implicitMember(String, at: Int)
  case member(Expression, String, at: Int)
  case call(Expression, [Argument], at: Int)
  case subscripted(Expression, [Argument], at: Int)
  /// `?` and `!` behind a value.
  case unwrapped(Expression)
  /// `try`, which may leave for a `catch`.
  case attempt(Expression)
  case literal(TypeReference, text: String)
  case array([Expression])
  case dictionary([Expression], [Expression])
  case closure(ClosureExpression)
  case assignment(Expression, Expression, isCompound: Bool, at: Int)
  case inOut(Expression, at: Int)
  case tuple([Argument])
  case cast(Expression, TypeReference, isConditional: Bool)
  case conditional(Expression, Expression, Expression)
  /// Operands and the operators between them, in source order.
  case infix([Expression], [String])
  case unary(String, Expression, at: Int)
  case keyPath(TypeReference?, [String], at: Int)
  case selector(Expression)
  case type(TypeReference)
  /// `if` and `switch` used as values.
  case statement(Statement)
  /// Operands of a construct without a meaning of its own here: interpolations, macros.
  case group([Expression])

  static let nothing = Expression.group([])
  /// The operators that give yes or no.
  static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~="]
}

struct Argument: Sendable {
  /// The label of the first trailing closure, whose parameter's name the call does not say.
  static let trailing = "{}"
  let label: String?
  let value: Expression
}

struct ClosureExpression: Sendable {
  var captures: [(name: String, value: Expression?)] = []
  var parameters: [Parameter] = []
  let body: [Statement]
  /// How many of `$0`, `$1`… the body names.
  var anonymousCount = 0
  let offset: Int
}

struct Parameter: Sendable {
  var label: String?
  let name: String
  let type: TypeReference
  var isInOut = false
  var isEscaping = false
  var initial: Expression?

  /// Whether it takes a list, or any number of values.
  var isList: Bool { type.name == "Array" }
  var canBeLeftOut: Bool { initial != nil || isList }
}

/// What a pattern binds.
indirect enum Pattern: Sendable {
  case binding(String)
  case tuple([Pattern])
  /// `case .reading(let value)`: the case's name and what it binds.
  case enumCase(String, [Pattern])
  case optional(Pattern)
  case typed(Pattern, TypeReference)
  case expression(Expression)
  case wildcard

  var binds: Bool {
    switch self {
    case .binding: true
    case .tuple(let patterns), .enumCase(_, let patterns): patterns.contains(where: \.binds)
    case .optional(let part), .typed(let part, _): part.binds
    case .expression, .wildcard: false
    }
  }

  var isWildcard: Bool { if case .wildcard = self { true } else { false } }
}
