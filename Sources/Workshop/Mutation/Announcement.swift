import SwiftSyntax

/// Tells which statements announce changes, or subscribe to them.
///
/// A change is announced by a call on `Observers` or on a `Transaction`; somebody subscribes by `observe` or
/// `addDependent`. Such a statement carries whatever else is in it: with the announcement, `write` takes the data along.
struct Announcement {
  private static let announcing: Set<String> = ["note", "noteOnce", "write", "announce", "perform"]
  private static let subscribing: Set<String> = ["observe", "addDependent"]

  /// The names of the properties that are `Observers` or a `Transaction`.
  private let announcers: Set<String>

  init(of files: [SourceText]) {
    let bindings = files.flatMap { $0.tree.all(PatternBindingSyntax.self) }
    announcers = Set(bindings.filter(\.isAnnouncer).map(\.pattern.trimmedDescription))
  }

  func isAnnouncing(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    var statement = expression.withoutEffects
    if let infix = statement.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
      statement = infix.rightOperand.withoutEffects
    }
    guard let name = statement.calledName else { return false }
    if Announcement.subscribing.contains(name) { return true }
    return Announcement.announcing.contains(name) && statement.receiver?.lastName.map(announcers.contains) == true
  }
}

extension PatternBindingSyntax {
  /// Whether it is `Observers` or a `Transaction`.
  fileprivate var isAnnouncer: Bool {
    let type = typeAnnotation?.type.trimmedDescription ?? initializer?.value.trimmedDescription ?? ""
    return type.hasPrefix("Observers") || type.hasPrefix("Transaction")
  }
}
