import Foundation
import Lessons

/// What differs between two saved states, by path in the file.
enum SavedStateChanges {
  static func groups<State: SavedState>(from old: State, to new: State) -> [NameGroup] {
    var changes: [(name: String, change: String)] = []
    compare(object(old), object(new), path: "", &changes)
    return NameGroup.groups(changes: changes)
  }

  private static func object(_ state: some SavedState) -> Any {
    (try? JSONSerialization.jsonObject(with: Data(state.json.utf8))) ?? [String: Any]()
  }

  private static func compare(
    _ old: Any, _ new: Any, path: String, _ changes: inout [(name: String, change: String)]
  ) {
    if let old = old as? [String: Any], let new = new as? [String: Any] {
      for key in Set(old.keys).union(new.keys).sorted() {
        compare(old[key] ?? "", new[key] ?? "", path: path.isEmpty ? key : "\(path).\(key)", &changes)
      }
    } else if let old = old as? [Any], let new = new as? [Any] {
      if old.count != new.count {
        return changes.append((path, NameGroup.change(from: "\(old.count)", to: "\(new.count) elements")))
      }
      for (index, (old, new)) in zip(old, new).enumerated() { compare(old, new, path: "\(path)[\(index)]", &changes) }
    } else if text(old) != text(new) {
      changes.append((path, NameGroup.change(from: text(old), to: text(new))))
    }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case let text as String: text
    case let other:
      (try? JSONSerialization.data(withJSONObject: other, options: [.fragmentsAllowed, .sortedKeys]))
        .map { String(decoding: $0, as: UTF8.self) } ?? "\(other)"
    }
  }
}
