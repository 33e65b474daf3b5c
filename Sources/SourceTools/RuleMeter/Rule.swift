/// The three rules of model/view separation (Matt Gallagher, “The worst possible application”).
package enum Rule: String, CaseIterable, Codable, Sendable {
  /// R1: the model holds all application state and knows no view.
  case sealed = "R1"
  /// R2: others ask the model for an action and never change its data.
  case actionsOnly = "R2"
  /// R3: what depends on the model changes only when the model's notification arrives.
  case updatesByNotification = "R3"
}

/// The six checks, in the order in which they are reported.
package enum CheckName: String, CaseIterable, Codable, Comparable, Sendable {
  case stateInView = "state-in-view"
  case globalState = "global-state"
  case viewInModel = "view-in-model"
  case rawWrite = "raw-write"
  case exposedState = "exposed-state"
  case directRefresh = "direct-refresh"

  package var rule: Rule {
    switch self {
    case .stateInView, .globalState, .viewInModel: .sealed
    case .rawWrite, .exposedState: .actionsOnly
    case .directRefresh: .updatesByNotification
    }
  }

  package static func < (left: CheckName, right: CheckName) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}
