extension BodyResolver {
  @discardableResult
  func resolve(_ expression: Expression, expecting expected: TypeReference = .unknown) -> Value {
    if let target = bindingTarget(expression) { return binding(to: target, at: expression.offset) }
    switch expression {
    case .name(let name, let arguments, let offset): return resolve(name: name, arguments, at: offset)
    case .implicitMember(let name, let offset): return implicitMember(name, of: expected, at: offset)
    case .member(let base, let name, let offset): return member(base, name, at: offset)
    case .call(let callee, let arguments, let offset): return call(callee, arguments, expecting: expected, at: offset)
    case .subscripted(let base, let index, let offset): return subscripted(base, index, at: offset)
    case .unwrapped(let base): return unwrapped(base, expecting: expected)
    case .attempt(let operand):
      defer { emit(.mayThrow) }
      return resolve(operand, expecting: expected)
    case .literal(let type, _): return Value(type: type)
    case .array(let elements): return array(elements, expecting: expected)
    case .dictionary(let keys, let values): return dictionary(keys, values, expecting: expected)
    case .closure(let closure): return keep(closure, expecting: expected)
    case .assignment(let target, let value, let isCompound, let offset):
      assign(target, value, isCompound: isCompound, at: offset)
      return Value(type: .void)
    case .inOut(let operand, let offset): return inOut(operand, at: offset)
    case .tuple(let elements): return tuple(elements)
    case .cast(let operand, let type, let isConditional): return cast(operand, to: type, isConditional: isConditional)
    case .conditional(let condition, let first, let second):
      resolve(condition)
      return either(resolve(first, expecting: expected), resolve(second, expecting: expected))
    case .infix(let operands, let operators): return infix(operands, operators, expecting: expected)
    case .unary(let sign, let operand, let offset): return unary(sign, operand, at: offset)
    case .keyPath(let root, let names, _): return keyPath(root, names)
    case .selector(let operand): return resolve(operand)
    case .type(let type): return Value(type: .metatype(canonical(type)))
    case .statement(let statement): return value(of: statement, expecting: expected)
    case .group(let operands): return group(operands)
    }
  }

  private func unwrapped(_ base: Expression, expecting expected: TypeReference) -> Value {
    var value = resolve(base, expecting: .optional(expected))
    value.type = value.type.unwrapped
    return value
  }

  private func inOut(_ operand: Expression, at offset: Int) -> Value {
    let value = resolve(operand)
    if !KnownFrameworks.takesKey(argument.function, argument.label) {
      write(Write(kind: .inOut), to: value, of: operand, at: offset)
    }
    return value
  }

  private func cast(_ operand: Expression, to type: TypeReference, isConditional: Bool) -> Value {
    var value = resolve(operand)
    value.type = isConditional ? .optional(canonical(type)) : canonical(type)
    return value
  }

  /// What an `if` or a `switch` stands for as a value.
  private func value(of statement: Statement, expecting expected: TypeReference) -> Value {
    let outer = returned
    returned = []
    resolve([statement], expecting: expected)
    defer { returned = outer }
    return Value(type: givenType ?? expected)
  }

  private func array(_ elements: [Expression], expecting expected: TypeReference) -> Value {
    let element = StandardLibrary.element(of: expected)
    let values = elements.map { resolve($0, expecting: element) }
    let type = element == .unknown ? values.first?.type ?? .unknown : element
    return Value(type: .array(type), sources: sources(of: values))
  }

  private func dictionary(_ keys: [Expression], _ values: [Expression], expecting expected: TypeReference) -> Value {
    let value = expected.arguments.last ?? .unknown
    let keys = keys.map { resolve($0) }
    let values = values.map { resolve($0, expecting: value) }
    let types = (keys.first?.type ?? .unknown, values.first?.type ?? value)
    return Value(type: .dictionary(types.0, types.1), sources: sources(of: keys + values))
  }

  private func tuple(_ elements: [Argument]) -> Value {
    let values = elements.map { resolve($0.value) }
    let types = zip(elements, values).map { TypeReference.TupleElement(label: $0.label, type: $1.type) }
    return Value(type: .tuple(types), sources: sources(of: values))
  }

  func sources(of values: [Value]) -> Sources { values.reduce(Sources()) { $0 + $1.sources } }

  private func either(_ first: Value, _ second: Value) -> Value {
    let type = first.type == .unknown || first.type == .optional(.unknown) ? second.type : first.type
    return Value(type: type, sources: first.sources + second.sources, isFresh: first.isFresh && second.isFresh)
  }

  private func group(_ operands: [Expression]) -> Value {
    let values = operands.map { resolve($0) }
    return Value(type: values.first?.type ?? .unknown, sources: sources(of: values))
  }

  private func infix(_ operands: [Expression], _ operators: [String], expecting expected: TypeReference) -> Value {
    let calculates = operators.contains(where: BodyResolver.calculations.contains)
    let values = operands.enumerated().map { index, operand in
      let start = uses.count
      let value = resolve(operand, expecting: expected)
      if let other = compared(index, operands, operators)?.text, !other.contains("…") {
        uses.send(from: start, to: .comparison(other))
      } else if calculates, value.type != .string {  // Joining texts only spells them.
        uses.send(from: start, to: .calculation)
      }
      return value
    }
    for (index, sign) in operators.enumerated() where index < operands.count {
      applyOperator(sign, values[index], operands[index], at: operands[index].offset)
    }
    let sources = sources(of: values)
    if operators.contains(where: Expression.comparisons.contains) { return Value(type: .boolean, sources: sources) }
    if operators.contains("??") {
      let types = values.map(\.type).filter { $0 != .unknown && $0 != .frameworkValue }
      return Value(type: (types.last ?? values[0].type).unwrapped, sources: sources)
    }
    let type = values.map(\.type).first { $0 != .unknown } ?? .unknown
    if operators.contains("..<") { return Value(type: .named("Range", [type]), sources: sources) }
    if operators.contains("...") { return Value(type: .named("ClosedRange", [type]), sources: sources) }
    return Value(type: type, sources: sources)
  }

  private static let calculations: Set<String> = ["+", "-", "*", "/", "%", "<", ">", "<=", ">=", "..<", "..."]

  /// What an operand is compared with for being the same.
  private func compared(_ index: Int, _ operands: [Expression], _ operators: [String]) -> Expression? {
    func isSame(_ position: Int) -> Bool {
      operators.indices.contains(position) && ["==", "!=", "===", "!=="].contains(operators[position])
    }
    if isSame(index), operands.indices.contains(index + 1) { return operands[index + 1] }
    return isSame(index - 1) ? operands[index - 1] : nil
  }

  private func unary(_ sign: String, _ operand: Expression, at offset: Int) -> Value {
    let value = resolve(operand)
    applyOperator(sign, value, operand, at: operand.offset)
    return Value(type: value.type, sources: value.sources)
  }

  /// An operator that the program declares with an `inout` left side changes what stands there.
  private func applyOperator(_ sign: String, _ value: Value, _ operand: Expression, at offset: Int) {
    if program.changing.contains(sign) { write(Write(kind: .inOut), to: value, of: operand, at: offset) }
  }

  private func keyPath(_ root: TypeReference?, _ names: [String]) -> Value {
    Value(type: .named("KeyPath", root.map { [canonical($0)] } ?? []), keyPath: names)
  }
}
