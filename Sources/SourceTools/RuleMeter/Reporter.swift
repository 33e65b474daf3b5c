/// Turns an analysis into a measurement: runs the checks, locates what they find, sets aside what is suppressed.
struct Reporter {
  private let analysis: Analysis
  private let files: [SourceFile]
  private let levels: [CheckName: CheckLevel]
  private let weights: Weights

  init(_ analysis: Analysis, _ configuration: Configuration) {
    self.analysis = analysis
    levels = configuration.levels
    weights = Weights(analysis)
    files = analysis.program.symbols.files
  }

  /// - Parameter known: What is known of it already.
  func measurement(from known: ProgramMeasure) -> ProgramMeasure {
    var result = known
    let measured = files.filter {
      $0.role != .library && ($0.role == .program || !files.contains { $0.role == .program })
    }
    result.files = measured.count
    result.lines = measured.reduce(0) { $0 + $1.lines.count }
    let types = analysis.program.symbols.types.filter { $0.role == .program && $0.kind != .extension }
    let keepers = analysis.keepers
    result.models = types.count { analysis.state.models.contains($0) || keepers.contains($0) }
    result.viewComponents = types.count { $0.kind != .protocol && analysis.program.isViewComponent($0) }
    result.levels = levels
    for check in Checks.all where levels[check.card.name] != .off { run(check, into: &result) }
    result.violations.sort { ($0.location, $0.violation.check) < ($1.location, $1.violation.check) }
    result.notes.sort { ($0.location, $0.violation.check) < ($1.location, $1.violation.check) }
    result.viewState = variables(analysis.declaredViewState)
    result.displayCopies = variables(analysis.displayCopies)
    result.unresolved = unresolved
    result.notJudged = Reducers.found(in: analysis).map {
      ProgramMeasure.ViewState(symbol: $0.symbol, location: analysis.location($0.file, $0.offset))
    }
    result.unreasoned = files.enumerated().flatMap { id, file in
      file.suppressions.filter { $0.reason == nil }.map { analysis.location(id, $0.offset) }
    }
    return result
  }

  private func variables(_ properties: [PropertyDeclaration]) -> [ProgramMeasure.ViewState] {
    properties.map {
      ProgramMeasure.ViewState(
        symbol: analysis.symbol(of: $0), location: analysis.location($0.file, $0.offset),
        type: "\(analysis.program.type(of: $0))")
    }
  }

  private func run(_ check: any Check.Type, into result: inout ProgramMeasure) {
    let findings = check.findings(in: analysis)
    var counted = 0
    for violation in findings.violations {
      let found = ProgramMeasure.LocatedViolation(
        violation: violation, location: analysis.location(violation.file, violation.offset),
        weight: weights.weight(of: violation))
      let comments = files[violation.file].suppressions
      if let reason = comments.first(where: { $0.allows(violation.check, onLine: found.location.line) })?.reason {
        result.suppressed.append(ProgramMeasure.Suppressed(found: found, reason: reason))
      } else if levels[check.card.name] == .note {
        result.notes.append(found)
      } else {
        result.violations.append(found)
        counted += 1
      }
    }
    result.checks[check.card.name] = ProgramMeasure.Share(violations: counted, of: findings.of)
  }

  private var unresolved: [ProgramMeasure.Unresolved] {
    var seen: Set<[Int]> = []
    let variables = analysis.measured(analysis.state.unresolved + analysis.kinds.askedWithoutSource)
      .map { (expression: $0.name, file: $0.file, offset: $0.offset) }
    let deepest = analysis.program.symbols.deepest.filter { $0.role == .program }.map { type in
      (
        expression: "\(type.title): more than \(SymbolTable.longestLineage) types above it",
        file: type.declaration.file, offset: type.declaration.offset
      )
    }
    return (analysis.program.unresolved + variables + deepest).filter { seen.insert([$0.file, $0.offset]).inserted }
      .map { ProgramMeasure.Unresolved(expression: $0.expression, location: analysis.location($0.file, $0.offset)) }
      .sorted { $0.location < $1.location }
  }
}
