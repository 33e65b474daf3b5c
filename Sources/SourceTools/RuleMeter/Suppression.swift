/// A comment that allows a violation: `// rulemeter:allow R2 raw-write — reason`, at the end of its line or above it.
struct SuppressionComment: Sendable {
  /// The check it names, if it names a known one.
  let check: CheckName?
  let rule: Rule?
  /// Why the violation is fine; a suppression without a reason allows nothing.
  let reason: String?
  /// The line in which it allows.
  let line: Int
  let offset: Int

  /// Reads what follows `rulemeter:allow`.
  init(_ text: String, line: Int, offset: Int) {
    var words = text.split(separator: " ")[...]
    rule = words.first.flatMap { Rule(rawValue: String($0)) }
    if rule != nil { words = words.dropFirst() }
    check = words.first.flatMap { CheckName(rawValue: String($0)) }
    if check != nil { words = words.dropFirst() }
    if let first = words.first, ["—", "–", "-", "--"].contains(first) { words = words.dropFirst() }
    let rest = words.joined(separator: " ")
    reason = rest.isEmpty ? nil : rest
    self.line = line
    self.offset = offset
  }

  func allows(_ name: CheckName, onLine violationLine: Int) -> Bool {
    guard reason != nil, violationLine == line else { return false }
    if let check { return check == name && (rule == nil || rule == name.rule) }
    return rule == name.rule
  }
}
