/// The words by which `Actions` knows when a closure runs.
extension Actions {
  /// Calls that run their closures in passing, though a framework declares them.
  static let immediateCalls = """
    animate transition performBatchUpdates performWithoutAnimation withAnimation perform present dismiss
    runAnimationGroup modifyAnimations addAnimations beginUpdates pushViewController addCompletion withTransaction
    UIViewPropertyAnimator Result
    """.words
  /// Calls that return before their closures run.
  static let laterCalls = """
    async asyncAfter addOperation scheduledTimer dataTask detached perform Task DispatchWorkItem BlockOperation
    """.words
  /// Parameters of SwiftUI's that take what happens and not what is shown.
  static let actionLabels: Set<String> = [
    "action", "perform", "onDismiss", "completion", "primaryAction", "onCompletion", "onEditingChanged", "onCommit",
    "onIncrement", "onDecrement", "set", "onDelete", "onConfirm", "onCancellation", "handler",
  ]
  static let actionMethods =
    "task refreshable addAction dropDestination gesture accessibilityAction fileImporter fileExporter".words
  static let builderLabels = """
    content label destination header footer icon title placeholder actions message currentValueLabel minimumValueLabel
    maximumValueLabel detail sidebar description background rows columns get preview markedValueLabels
    """.words
}
