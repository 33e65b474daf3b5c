import Foundation
import RuleMeter

extension ConfigurationProposal {
  /// The file's text.
  var text: String {
    let levels = Dictionary(uniqueKeysWithValues: CheckName.allCases.map { ($0.rawValue, CheckLevel.count.rawValue) })
    let object: [String: Any] = [
      "checks": levels, "exclude": excluded, "frameworks": frameworks.own, "targets": targets,
    ]
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// What was found, a line for each kind.
  var remarks: [String] {
    func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
    return [
      "files to measure: \(measured), left out: \(leftOut)",
      "targets: \(list(targets.keys.sorted()))", "folders left out: \(list(excluded))",
      "view frameworks in the project: \(list(frameworks.own.keys.sorted()))",
      "view frameworks known without configuration: \(list(frameworks.known))",
    ]
  }
}
