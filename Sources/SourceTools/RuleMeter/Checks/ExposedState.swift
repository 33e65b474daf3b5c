/// R2: a model whose state others can set has no interface worth the name.
enum ExposedState: Check {
  static func findings(in analysis: Analysis) -> Findings {
    var findings = Findings()
    let written = writtenByOthers(in: analysis)
    var unwritten: Set<TypeSymbol> = []
    for property in analysis.measuredState {
      // A static variable is everyone's anyhow: that is counted once, as global state.
      guard let owner = analysis.program.owner(of: property), owner.kind == .class, !property.isStatic,
        analysis.state.models.contains(owner)
      else { continue }
      findings.of += 1
      let isVisible = owner.scopes.allSatisfy { $0.declaration.access > .fileprivate }
      guard property.setter > .fileprivate, isVisible else { continue }
      var found = Violation(
        check: .exposedState, symbol: analysis.symbol(of: property), context: owner.title, file: property.file,
        offset: property.offset,
        fact: "'\(property.name)' can be set from outside the model '\(owner.title)'",
        mend: "write 'private(set)', and an action for what callers want done")
      // An invitation that nobody has taken yet: the type is told once.
      let isTaken = written.contains(property)
      guard isTaken || unwritten.insert(owner).inserted else { continue }
      found.isMinor = !isTaken || analysis.settings.contains(property)
      findings.violations.append(found)
    }
    return findings
  }

  /// The properties that code outside the type which declares them writes, models' code too.
  private static func writtenByOthers(in analysis: Analysis) -> Set<PropertyDeclaration> {
    var written: Set<PropertyDeclaration> = []
    for (write, _, context, _) in RawWrite.writes(in: analysis) where write.place.root != .lent {
      let writer = analysis.program.owner(of: context.function)
      for property in write.place.storage {
        guard let declaring = analysis.program.owner(of: property) else { continue }
        if !belongs(writer, to: declaring, analysis) { written.insert(property) }
      }
    }
    return written
  }

  /// Whether code of a type is at home in another: it inherits from it, is enclosed in it, or encloses it.
  private static func belongs(_ writer: TypeSymbol?, to declaring: TypeSymbol, _ analysis: Analysis) -> Bool {
    (writer?.scopes ?? []).contains { type in
      declaring.isEnclosed(in: type) && !analysis.program.isViewComponent(type)
        || analysis.program.lineage(of: type).contains(declaring)
    }
  }

  static let card = CheckCard(
    name: .exposedState,
    looksLike: "class Game { var squares: [Square] }",
    hurtsBecause: "an invitation is taken: sooner or later a screen sets it, and the model cannot keep its own rules",
    mend: "'private(set)', and an action that says what the caller wants done",
    fineWhen: "the class is private to its file",
    fires: "final class Game { var /*!*/score = 0; func play() { score += 1 } }",
    silent: "final class Game { private(set) var score = 0; func play() { score += 1 } }")
}
