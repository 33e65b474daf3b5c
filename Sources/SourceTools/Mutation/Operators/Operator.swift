import SwiftSyntax

/// Finds what one kind of fault can change. A file of this folder is an operator.
protocol Operator {
  /// What it can change at a node itself, not below it.
  static func findings(at node: Syntax, _ declarations: Declarations) -> [Finding]
}

/// A place that an operator looked at.
enum Finding {
  case site(MutationSite)
  /// It could be changed, but not switched.
  case obstacle(Obstacle)
}

/// All operators, in the order in which they are tried.
var operators: [any Operator.Type] {
  [DropStatement.self, RemoveGuard.self, NegateCondition.self, ShiftBound.self, SwapConstant.self]
}
