/// Things of the same kind: the first of them, and how many more there are. Two are of the same kind when their names
/// differ in nothing but numbers.
package struct NameGroup: Encodable, Equatable {
  package let name: String
  /// `covered → uncovered`; empty if only the name is known.
  package let change: String
  package let more: Int

  static func groups(_ names: [String]) -> [NameGroup] { groups(changes: names.map { ($0, "") }) }

  /// - Parameter changes: In the order in which they are shown.
  static func groups(changes: [(name: String, change: String)]) -> [NameGroup] {
    let groups = Dictionary(grouping: changes.enumerated()) { $0.element.name.filter { !$0.isNumber } }
    return groups.values.sorted { $0[0].offset < $1[0].offset }.map { group in
      NameGroup(name: group[0].element.name, change: group[0].element.change, more: group.count - 1)
    }
  }

  /// An old value and a new one, shortened.
  static func change(from old: String, to new: String) -> String { "\(shown(old)) → \(shown(new))" }

  private static func shown(_ text: String) -> String {
    if text.isEmpty { return "“”" }
    return text.count <= longest ? text : text.prefix(longest - 1) + "…"
  }

  private static let longest = 28
}
