/// A kind of small fault.
enum MutationOperator: String, CaseIterable, Codable, Sendable {
  case dropStatement = "drop-statement"
  case dropInitialValue = "drop-initial-value"
  case dropBlock = "drop-block"
  case negateCondition = "negate-condition"
  case shiftBound = "shift-bound"
  case swapConstant = "swap-constant"
  case removeGuard = "remove-guard"

  /// Those by which a program is checked for what no test notices.
  static let faults: [MutationOperator] = [.dropStatement, .removeGuard, .negateCondition, .shiftBound, .swapConstant]

  /// Those that leave out what somebody could forget: a statement, a value's initial value, the block of a property
  /// observer, the body of a case.
  static let omissions: [MutationOperator] = [.dropStatement, .dropInitialValue, .dropBlock]
}

/// Why a place that an operator could change is left as it is: what was changed there could not be switched at run time.
enum Obstacle: String, CaseIterable, Codable, Sendable {
  case initialisesProperty = "it gives a stored property its first value"
  case initialisesVariable = "it gives a variable its first value"
  case delegatesInitialisation = "it calls another initialiser"
  case bindsName = "it binds a name that is used after it"
  case matchesPattern = "it is a pattern, which is needed while compiling"
  case typeNotEvident = "its type is not evident from the source"
  case notCompiled = "it did not compile"
}
