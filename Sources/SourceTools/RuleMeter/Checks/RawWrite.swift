/// R2: whoever changes a model's data from outside knows its insides.
enum RawWrite: Check {
  static func findings(in analysis: Analysis) -> Findings {
    var findings = Findings()
    let writes = writes(in: analysis)
    findings.of = writes.count
    lazy var joint = JointWrites(writes, analysis)
    for (write, property, context, isOutside) in writes where isOutside {
      var found = Violation(
        check: .rawWrite, symbol: analysis.symbol(of: property), context: analysis.symbol(of: context.function),
        file: context.function.file, offset: write.offset, fact: fact(write, property, analysis),
        mend: "ask its owner for an action that says what should happen")
      // A control that sets a preference; a function that sets several knows how they belong together.
      found.isMinor = analysis.settings.contains(property) && (write.kind == .binding || !joint.contains(context))
      findings.violations.append(found)
    }
    return findings
  }

  typealias StateWrite = (write: Write, property: PropertyDeclaration, context: Occurrences.Context, isOutside: Bool)

  /// The writes of application state in measured files, each place once.
  static func writes(in analysis: Analysis) -> [StateWrite] {
    var seen: Set<[Int]> = []
    return analysis.occurrences.writes.compactMap { write, context in
      guard analysis.isMeasured(context.function.file), let property = analysis.judge.changedState(write),
        seen.insert([context.function.file, write.offset]).inserted
      else { return nil }
      return (write, property, context, isOutside(write, of: property, context, analysis))
    }
  }

  private static func isOutside(
    _ write: Write, of property: PropertyDeclaration, _ context: Occurrences.Context, _ analysis: Analysis
  ) -> Bool {
    guard let declaring = analysis.program.owner(of: property) else { return false }
    if write.place.root == .lent || isOwnValue(write, in: context, analysis) || isPartOfGlobal(write, analysis) {
      return false
    }
    guard let owner = analysis.program.owner(of: context.function) else { return true }
    if write.place.isOwn {
      if analysis.program.lineage(of: owner).contains(declaring) { return false }
      // What a protocol implements by default belongs to the types that conform to it.
      if owner.kind == .protocol, analysis.program.lineage(of: declaring).contains(owner) { return false }
    }
    // What a type encloses is its own; what stands beside it in a namespace is not.
    if !analysis.program.isViewComponent(owner), declaring.isEnclosed(in: owner) { return false }
    let judge = analysis.judge
    return !owner.scopes.contains { type in
      type == declaring || judge.isModel(type) || judge.keepsEntities(type) && judge.isEntity(declaring)
    }
  }

  /// Whether what is written is part of a plain value that the writer itself stores, and of no view.
  private static func isOwnValue(_ write: Write, in context: Occurrences.Context, _ analysis: Analysis) -> Bool {
    guard let first = write.place.steps.first?.property, first.isStored, !analysis.judge.kinds.refersElsewhere(first),
      write.place.isOwn || isOwnStatic(first, in: context, analysis)
    else { return false }
    return write.place.steps.dropFirst().allSatisfy { !analysis.program.isView($0.base) }
  }

  /// Whether what is written is part of a plain value in a global variable, which is counted where it is declared.
  private static func isPartOfGlobal(_ write: Write, _ analysis: Analysis) -> Bool {
    write.place.steps.first?.property.map { analysis.program.owner(of: $0) == nil } ?? false
  }

  /// Whether the type around a function, or one around that, declares a static variable.
  private static func isOwnStatic(
    _ property: PropertyDeclaration, in context: Occurrences.Context, _ analysis: Analysis
  ) -> Bool {
    guard property.isStatic, let declaring = analysis.program.owner(of: property),
      let owner = analysis.program.owner(of: context.function)
    else { return false }
    return owner.scopes.contains { analysis.program.lineage(of: $0).contains(declaring) }
  }

  private static func fact(_ write: Write, _ property: PropertyDeclaration, _ analysis: Analysis) -> String {
    let symbol = analysis.symbol(of: property)
    let how =
      switch write.kind {
      case .binding: "hands out a binding to '\(symbol)'"
      case .inOut: "passes '\(symbol)' to be changed"
      case .mutatingCall: "mutates '\(symbol)'"
      case .assignment, .compoundAssignment: "writes '\(symbol)'"
      }
    return "\(how) from outside"
  }

  static let card = CheckCard(
    name: .rawWrite,
    looksLike: "squareViews[index].covering = .uncovered, in a controller",
    hurtsBecause: "the rules about the data are spread over everyone who writes it, and each must remember all of them",
    mend: "give the model an action ('tapSquare') that makes the change and everything that goes with it",
    fineWhen: "what is written is a copy of your own, or the code is the model itself",
    fires: """
      import UIKit
      class Game { var score = 0 }
      class Screen: UIViewController { let game = Game(); func tap() { game./*!*/score = 1 } }
      """,
    silent: "final class Game { var score = 0; func play() { score += 1; self.score = 2 } }")
}
