extension BodyResolver {
  func resolve(_ statements: [Statement], expecting result: TypeReference = .unknown) {
    for statement in statements {
      guard case .function(let function) = statement else { continue }
      scopes.declare(function.name, Value(functions: [function]))
    }
    for statement in statements {
      let start = uses.count
      resolve(statement, isOnly: statements.count == 1, expecting: result)
      conclude(statement, isOnly: statements.count == 1, since: start)
    }
  }

  /// At the end of a statement it is known where the values go that it reads.
  private func conclude(_ statement: Statement, isOnly: Bool, since start: Int) {
    let gives =
      switch statement {
      case .exit: true
      case .expression, .branch, .choice: isOnly
      default: false
      }
    if gives, closureDepth > 0 { return }
    if gives { uses.send(from: start, to: .result) }
    uses.close(from: start)
  }

  private func resolve(_ statement: Statement, isOnly: Bool, expecting result: TypeReference) {
    let start = uses.count
    switch statement {
    case .expression(let expression):
      let value = resolve(expression, expecting: isOnly ? result : .unknown)
      if isOnly { returned.append((value, false)) }
    case .variable(let pattern, let type, let initial, let isMutable):
      variable(pattern, type, initial, isMutable: isMutable)
    case .function(let function): program.resolveNested(function, in: self)
    case .branch(let conditions, let body, let alternative): branch(conditions, body, alternative, expecting: result)
    case .guarded(let conditions, let alternative):
      conditions.forEach(resolve)
      uses.send(from: start, to: .requirement)
      emit(.alternatives([gather { resolve(alternative, expecting: result) }, []]))
    case .choice(let subject, let cases): choice(subject, cases, expecting: result)
    case .iteration(let pattern, let sequence, let condition, let isAsynchronous, let body):
      iterate(pattern, sequence, condition, isAsynchronous, body)
    case .whileLoop(let conditions, let body):
      let flow = gatherLoop {
        conditions.forEach(resolve)
        uses.send(from: start, to: .repetition)
        resolve(body)
      }
      emit(.loop(flow))
    case .repeatLoop(let body, let condition):
      let flow = gatherLoop {
        resolve(body)
        resolve(condition)
      }
      emit(.loop(flow))
    case .doBlock(let body, let catches):
      let attempted = gather { resolve(body, expecting: result) }
      emit(.attempt(attempted, catches: catches.map { body in gather { resolve(body, expecting: result) } }))
    case .conditionalCompilation(let clauses):
      let bodies = clauses.map { clause in gather(isScope: false) { resolve(clause, expecting: result) } }
      emit(.alternatives(bodies + [[]]))
    case .deferred(let body): emit(.deferred(gather { resolve(body) }))
    case .exit(let expression, let kind):
      if let expression { returned.append((resolve(expression, expecting: result), true)) }
      emit(.exit(isInRound && kind == .function ? .continuing : kind))
    }
  }

  private func gatherLoop(_ body: () -> Void) -> [Flow] {
    loopDepth += 1
    defer { loopDepth -= 1 }
    return gatherRound(body)
  }

  /// Like `gather`, for what `continue` leaves: the body of a loop, or of a closure.
  func gatherRound(_ body: () -> Void) -> [Flow] {
    let (outer, own) = (round, Use.Branches())
    defer { round = outer }
    round = own
    program.rounds.append(own)
    own.bodies = [gather(body)]
    return own.bodies[0]
  }

  private func branch(
    _ conditions: [Statement.Condition], _ body: [Statement], _ alternative: [Statement],
    expecting result: TypeReference
  ) {
    scopes.push()
    let (branches, start) = (Use.Branches(in: round), uses.count)
    conditions.forEach(resolve)
    uses.send(from: start, to: .condition(branches))
    let first = gather { resolve(body, expecting: result) }
    scopes.pop()
    branches.bodies = [first, gather { resolve(alternative, expecting: result) }]
    emit(.alternatives(branches.bodies))
  }

  func resolve(_ condition: Statement.Condition) {
    switch condition {
    case .expression(let expression): resolve(expression)
    case .match(let pattern, let subject):
      let start = uses.count
      let value = resolve(subject)
      // A pattern that binds nothing only decides.
      let origins = pattern.binds ? takeOrigins(since: start) : []
      bind(pattern, to: value, origins: origins, isMutable: false)
    case .binding(let pattern, let type, let initial, let isMutable):
      let start = uses.count
      var value = initial.map { resolve($0) } ?? shorthand(pattern)
      value.type = (type.map(canonical) ?? value.type).unwrapped
      bind(pattern, to: value, origins: takeOrigins(since: start), isMutable: isMutable)
    }
  }

  /// `if let name` binds what `name` denotes outside.
  private func shorthand(_ pattern: Pattern) -> Value {
    guard case .binding(let name) = pattern else { return Value() }
    return resolve(.name(name, [], at: 0))
  }

  private func choice(_ subject: Expression, _ cases: [Statement.Case], expecting result: TypeReference) {
    let start = uses.count
    let value = resolve(subject)
    let branches = Use.Branches(in: round)
    let origins = uses.since(start)
    uses.send(from: start, to: .condition(branches))
    let bodies = cases.map { option in
      gather {
        for pattern in option.patterns { bind(pattern, to: value, origins: origins, isMutable: false) }
        for condition in option.conditions { resolve(condition) }
        resolve(option.body, expecting: result)
      }
    }
    // `break` leaves nothing but the `switch`.
    branches.bodies = bodies.map { $0.filter { if case .exit(.breaking) = $0 { false } else { true } } }
    emit(.choice(bodies.isEmpty ? [[]] : bodies))
  }

  private func iterate(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ isAsynchronous: Bool, _ body: [Statement]
  ) {
    let start = uses.count
    let source = resolve(sequence)
    let times = Use.Branches()
    // Where no element is named, the sequence only decides how often the body runs.
    let origins = pattern.isWildcard ? [] : takeOrigins(since: start)
    if pattern.isWildcard { uses.send(from: start, to: .condition(times)) }
    var element = Value(type: StandardLibrary.element(of: source.type), sources: source.sources)
    if element.type == .unknown, case .named(let name, let arguments) = source.type, bounds[name] == nil {
      element.type = arguments.last ?? .unknown
    }
    let flow = gatherLoop {
      // What a loop takes one after the other tells nothing of the collection.
      let told = origins.map { Use(properties: $0.properties, functions: $0.functions, offset: $0.offset) }
      bind(pattern, to: element, origins: told, isMutable: false)
      if let condition { resolve(condition) }
      resolve(body)
    }
    times.bodies = [flow]
    guard isAsynchronous else { return emit(.loop(flow)) }
    let use = ClosureFlow.Use.arrivals(source.sources, sequence.text)
    emit(.asynchronousLoop(ClosureFlow(body: flow, use: use, offset: sequence.offset)))
  }

  private func variable(_ pattern: Pattern, _ type: TypeReference?, _ initial: Expression?, isMutable: Bool) {
    let declared = type.map(canonical)
    if case .closure(let closure)? = initial, case .binding(let name) = pattern, !isMutable || declared == nil {
      let function = program.keep(closure, named: name, type: declared ?? .unknown, in: self)
      return scopes.declare(name, Value(type: declared ?? .function([], .unknown), functions: [function]))
    }
    let start = uses.count
    var value = initial.map { resolve($0, expecting: declared ?? .unknown) } ?? Value()
    if let declared { value.type = declared }
    // What is still to be given a value holds nothing yet that was there before.
    if initial == nil { value.isFresh = true }
    bind(pattern, to: value, origins: takeOrigins(since: start), isMutable: isMutable)
  }

  /// - Parameter origins: What the value was read from.
  func bind(_ pattern: Pattern, to value: Value, origins: [Use] = [], isMutable: Bool) {
    switch pattern {
    case .binding(let name):
      var variable = value
      variable.isSelf = name == "self" || value.isSelf
      variable.place = Place(root: variable.isSelf ? .shared : .local, isOwn: variable.isSelf)
      variable.isMutable = isMutable
      variable.origins = origins
      scopes.declare(name, variable)
    case .tuple(let patterns):
      for (index, part) in patterns.enumerated() {
        bind(part, to: element(index, of: value), origins: origins, isMutable: isMutable)
      }
    case .enumCase(let name, let patterns):
      let payload = symbol(of: value.type)?.cases[name] ?? []
      for (index, part) in patterns.enumerated() {
        let type = index < payload.count ? canonical(payload[index]) : payloadOfOptional(name, value.type)
        bind(part, to: Value(type: type, sources: value.sources), origins: origins, isMutable: isMutable)
      }
    case .optional(let part):
      bind(part, to: Value(type: value.type.unwrapped, sources: value.sources), origins: origins, isMutable: isMutable)
    case .typed(let part, let type):
      bind(part, to: Value(type: canonical(type), sources: value.sources), origins: origins, isMutable: isMutable)
    case .expression(let expression): resolve(expression, expecting: value.type)
    case .wildcard: break
    }
  }

  private func element(_ index: Int, of value: Value) -> Value {
    var type = StandardLibrary.element(of: value.type)
    if case .tuple(let elements) = value.type, index < elements.count { type = elements[index].type }
    return Value(type: type, sources: value.sources)
  }

  private func payloadOfOptional(_ name: String, _ type: TypeReference) -> TypeReference {
    name == "some" || name == "success" ? type.arguments.first ?? type.unwrapped : .unknown
  }
}
