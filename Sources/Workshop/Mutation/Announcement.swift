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

  init(of files: [SourceText]) { announcers = Set(files.flatMap { AnnouncerCollector.announcers(in: $0.tree) }) }

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

private final class AnnouncerCollector: SyntaxVisitor {
  private var names: [String] = []

  static func announcers(in tree: Syntax) -> [String] {
    let collector = AnnouncerCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.names
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let type = node.typeAnnotation?.type.trimmedDescription ?? node.initializer?.value.trimmedDescription ?? ""
    if type.hasPrefix("Observers") || type.hasPrefix("Transaction") { names.append(node.pattern.trimmedDescription) }
    return .visitChildren
  }
}
