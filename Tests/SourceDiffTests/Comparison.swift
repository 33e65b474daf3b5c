import SourceTools

/// Compares programs given as text: the screen before, the screen and the model after.
func compare(_ old: String, model: String = "", screen: String = "") -> SourceDifference {
  SourceDifference(
    from: [SourceFile(path: "Old/Screen.swift", name: "Screen.swift", role: .screen, text: old)],
    to: [
      SourceFile(path: "New/Model.swift", name: "Model.swift", role: .model, text: model),
      SourceFile(path: "New/Screen.swift", name: "Screen.swift", role: .screen, text: screen),
    ])
}

extension SourceDifference {
  /// The model's code lines, each as its sign, the line that it was, and the changes.
  var modelLines: [String] { new[0].described }
  var screenLines: [String] { new[1].described }
  var oldLines: [String] { old[0].described }
}

extension FileDifference {
  fileprivate var described: [String] {
    lines.filter { $0.kind != .noCode }.map { line in
      let changes = line.changes.map { change in
        if case .renamed(let from, let to) = change { "\(from)→\(to)" } else { change.name }
      }
      let place = line.counterpart.map { " \($0.line)" } ?? ""
      return line.kind.rawValue + place + (changes.isEmpty ? "" : " " + changes.joined(separator: ","))
    }
  }
}
