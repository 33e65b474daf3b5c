/// R1: application state that a view component keeps is scattered over what shows it.
enum StateInView: Check {
  static func findings(in analysis: Analysis) -> Findings {
    var findings = Findings()
    for property in analysis.measuredState {
      findings.of += 1
      guard let owner = analysis.program.symbols.propertyOwners[property], !property.isStatic,
        analysis.program.isViewComponent(owner)
      else { continue }
      findings.violations.append(
        Violation(
          check: .stateInView, symbol: analysis.symbol(of: property), context: owner.title, file: property.file,
          offset: property.offset,
          message: "'\(property.name)' is application state kept in the view '\(owner.title)': "
            + "move it into a model; if it only shows what a model has, set it in the notification's handler alone; "
            + "if only this view cares, declare it '// view state: reason'"))
    }
    return findings
  }

  static let card = CheckCard(
    name: .stateInView,
    looksLike: "class SquareView: UIButton { var covering: Covering = .covered }",
    hurtsBecause:
      "the only copy of the data lives in what draws it: no view can be thrown away, shown twice or tested alone",
    mend: "move the variable into a model and let the view show a copy that the model's notification brings",
    fineWhen: "the value belongs to the view: a scroll position, a draft, a mode. Say so where it is declared: "
      + "'@ViewState', or '// view state: reason'",
    fires: StateInViewSamples.fires, silent: StateInViewSamples.silent)
}
