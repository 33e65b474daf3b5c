/// R1: application state that a view component keeps is scattered over what shows it.
enum StateInView: Check {
  static func findings(in analysis: Analysis) -> Findings {
    var findings = Findings()
    for property in analysis.measuredState {
      findings.of += 1
      guard let owner = analysis.program.owner(of: property), !property.isStatic,
        analysis.program.isViewComponent(owner)
      else { continue }
      findings.violations.append(
        Violation(
          check: .stateInView, symbol: analysis.symbol(of: property), context: owner.title, file: property.file,
          offset: property.offset,
          fact: "'\(property.name)' is application state kept in the view '\(owner.title)'"
            + analysis.state.evidence(for: property),
          mend: "move it into a model; if it only shows what a model has, set it in the notification's handler alone; "
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
    fires: """
      import UIKit
      class CounterController: UIViewController {
        private var /*!*/count = 0
        @IBAction func increment(_ sender: Any) { count += 1 }
      }
      """,
    silent: """
      import UIKit
      class Screen: UIViewController {
        let title2 = "Mines"
        var width = 10
        init() { width = 20; super.init(nibName: nil, bundle: nil) }
      }
      """)
}
