import SwiftSyntax

/// A token that takes part in comparing.
struct Token {
  enum Role {
    /// An identifier: it may be renamed.
    case name
    case literal
    case keyword
    case punctuation
  }

  let text: String
  /// The text's number: equal texts have equal ones, on both sides.
  let textID: Int
  let role: Role
  let place: LinePlace

  /// Whether it says something about what the code does.
  var isWord: Bool { role == .name || role == .literal }
}

extension Token.Role {
  init(_ kind: TokenKind) {
    switch kind {
    case .identifier: self = .name
    case .integerLiteral, .floatLiteral, .stringSegment, .regexLiteralPattern, .keyword(.true), .keyword(.false),
      .keyword(.nil):
      self = .literal
    case .keyword, .dollarIdentifier, .poundAvailable, .poundIf: self = .keyword
    default: self = .punctuation
    }
  }
}

/// A token that comparing leaves out; a line names it as a change.
struct IgnoredToken: Equatable {
  /// The change that its coming or going is.
  let change: LineChange
  /// Its text, where the change can be that of several; else empty.
  private var text = ""

  init?(_ token: TokenSyntax) {
    let modifier = token.parent?.as(DeclModifierSyntax.self) ?? token.parent?.parent?.as(DeclModifierSyntax.self)
    switch modifier?.name.tokenKind ?? token.tokenKind {
    case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package), .keyword(.public),
      .keyword(.open):
      (change, text) = (.access, token.text)
    case .keyword(.final), .keyword(.override), .keyword(.mutating), .keyword(.nonmutating), .keyword(.convenience),
      .keyword(.required):
      (change, text) = (.modifiers, token.text)
    case .keyword(.async) where modifier == nil, .keyword(.await), .keyword(.throws), .keyword(.try):
      (change, text) = (.effects, token.text)
    case .keyword(.self) where IgnoredToken.isBase(token): change = .selfPrefix
    case .period where IgnoredToken.followsSelf(token): change = .selfPrefix
    case .postfixQuestionMark where IgnoredToken.followsSelf(token): change = .selfPrefix
    case .keyword(.inout), .prefixAmpersand: change = .inoutArgument
    default: return nil
    }
  }

  /// Whether this `self` is what a member is taken of: `self.name`, `self?.name`.
  private static func isBase(_ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), let parent = reference.parent else {
      return false
    }
    let base = parent.is(OptionalChainingExprSyntax.self) ? parent : Syntax(reference)
    return base.parent?.as(MemberAccessExprSyntax.self)?.base?.id == base.id
  }

  private static func followsSelf(_ token: TokenSyntax) -> Bool {
    guard let previous = token.previousToken(viewMode: .sourceAccurate) else { return false }
    if previous.tokenKind == .keyword(.self) { return isBase(previous) }
    return token.tokenKind == .period && previous.tokenKind == .postfixQuestionMark && followsSelf(previous)
  }
}
