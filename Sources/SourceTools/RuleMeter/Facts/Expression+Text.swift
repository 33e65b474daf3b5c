extension Expression {
  /// The expression as a reader would recognise it: names, members, literals and marks, without arguments.
  var text: String {
    switch self {
    case .name(let name, _, _), .literal(_, let name): name
    case .implicitMember(let name, _): ".\(name)"
    case .member(let base, let name, _): "\(base.text).\(name)"
    case .call(let callee, _, _): "\(callee.text)()"
    case .subscripted(let base, _, _): "\(base.text)[]"
    case .unwrapped(let base): "\(base.text)?"
    case .cast(let base, _, _), .attempt(let base): base.text
    case .unary(let sign, let base, _): sign + base.text
    default: "…"
    }
  }

  var offset: Int {
    switch self {
    case .name(_, _, let at), .implicitMember(_, let at), .member(_, _, let at), .call(_, _, let at),
      .subscripted(_, _, let at), .assignment(_, _, _, let at), .inOut(_, let at), .unary(_, _, let at),
      .keyPath(_, _, let at):
      at
    case .unwrapped(let base), .cast(let base, _, _), .attempt(let base): base.offset
    case .closure(let closure): closure.offset
    case .group(let operands): operands.first?.offset ?? 0
    default: 0
    }
  }
}
