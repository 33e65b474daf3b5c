import SwiftSyntax

/// A token that takes part in comparing.
struct Token {
  enum Role {
    /// An identifier: it may be renamed.
    case name
    /// A literal's text.
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
enum IgnoredToken: Hashable {
  case access(String)
  case modifier(String)
  case effect(String)
  case selfPrefix
  case inoutArgument

  /// The change that its coming or going is.
  var change: LineChange {
    switch self {
    case .access: .access
    case .modifier: .modifiers
    case .effect: .effects
    case .selfPrefix: .selfPrefix
    case .inoutArgument: .inoutArgument
    }
  }

  init?(_ token: TokenSyntax) {
    if token.parent?.is(DeclModifierSyntax.self) == true || token.parent?.parent?.is(DeclModifierSyntax.self) == true {
      self.init(modifier: token)
      return
    }
    switch token.tokenKind {
    case .keyword(.async), .keyword(.await), .keyword(.throws), .keyword(.try): self = .effect(token.text)
    case .keyword(.self) where IgnoredToken.isBase(token): self = .selfPrefix
    case .period where IgnoredToken.followsSelf(token): self = .selfPrefix
    case .postfixQuestionMark where IgnoredToken.followsSelf(token): self = .selfPrefix
    case .keyword(.inout), .prefixAmpersand: self = .inoutArgument
    default: return nil
    }
  }

  private init?(modifier token: TokenSyntax) {
    guard let modifier = token.parent?.as(DeclModifierSyntax.self) ?? token.parent?.parent?.as(DeclModifierSyntax.self)
    else { return nil }
    switch modifier.name.tokenKind {
    case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package), .keyword(.public),
      .keyword(.open):
      self = .access(token.text)
    case .keyword(.final), .keyword(.override), .keyword(.mutating), .keyword(.nonmutating), .keyword(.convenience),
      .keyword(.required):
      self = .modifier(token.text)
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
