/// A kind of small fault.
package enum MutationOperator: String, CaseIterable, Codable, Sendable {
  case dropStatement = "drop-statement"
  case negateCondition = "negate-condition"
  case shiftBound = "shift-bound"
  case swapConstant = "swap-constant"
  case removeGuard = "remove-guard"
}

/// Why a place that an operator could change is left as it is: what was changed there could not be switched at run time.
package enum Obstacle: String, CaseIterable, Codable, Sendable {
  case initialisesProperty = "it gives a stored property its first value"
  case initialisesVariable = "it gives a variable its first value"
  case delegatesInitialisation = "it calls another initialiser"
  case bindsName = "it binds a name that is used after it"
  case matchesPattern = "it is a pattern, which is needed while compiling"
  case typeNotEvident = "its type is not evident from the source"
  case notCompiled = "it did not compile"
}
