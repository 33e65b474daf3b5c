/// R1: a global that changes is application state that no model holds.
enum GlobalState: Check {
  static func findings(in analysis: Analysis) -> Findings {
    var findings = Findings()
    for property in analysis.measuredState {
      findings.of += 1
      let owner = analysis.program.owner(of: property)
      guard owner == nil || property.isStatic else { continue }
      findings.violations.append(
        Violation(
          check: .globalState, symbol: analysis.symbol(of: property), context: owner?.title ?? "", file: property.file,
          offset: property.offset,
          fact: "'\(analysis.symbol(of: property))' is application state that everyone shares"
            + analysis.state.evidence(for: property),
          mend: "make it a property of a model and hand the model to whoever needs it"))
    }
    return findings
  }

  static let card = CheckCard(
    name: .globalState,
    looksLike: "var score = 0 at file scope, or static var items: [Item] = []",
    hurtsBecause: "anyone may change it at any time, no one is told, and no test can have its own",
    mend: "make it an instance property of a model that is created once and passed on",
    fineWhen: "it never changes ('let'), or it only refers to a model that keeps its own state",
    fires: """
      var /*!*/score = 0
      func win() { score += 1 }
      """,
    silent: """
      let limit = 10
      func isFull(_ count: Int) -> Bool { count >= limit }
      """)
}
