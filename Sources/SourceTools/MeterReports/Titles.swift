import Foundation
import RuleMeter

extension Rule {
  /// What reports call it, beside its number.
  package var title: String {
    switch self {
    case .sealed: "sealed"
    case .actionsOnly: "actions only"
    case .updatesByNotification: "updates by notification"
    }
  }
}

extension ProgramMeasure {
  /// What reports call it: its path, or the folder's name if the path has none.
  package var title: String {
    let isNamed = path.contains { $0 != "." && $0 != "/" }
    return isNamed ? path : URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
  }
}
