import SwiftSyntax

/// Finds what one kind of fault can change. A file of this folder is an operator.
protocol Operator {
  /// What it can change at a node itself, not below it.
  static func findings(at node: Syntax, _ declarations: Declarations) -> [MutationPlace]
}

/// A place that an operator looked at.
enum MutationPlace {
  case site(MutationSite)
  /// It could be changed, but not switched.
  case obstacle(Obstacle)
}

extension MutationOperator {
  var finder: any Operator.Type {
    switch self {
    case .dropStatement: DropStatement.self
    case .dropInitialValue: DropInitialValue.self
    case .dropBlock: DropBlock.self
    case .negateCondition: NegateCondition.self
    case .shiftBound: ShiftBound.self
    case .swapConstant: SwapConstant.self
    case .removeGuard: RemoveGuard.self
    }
  }
}
