/// R3: who refreshes right after asking assumes what the model did.
enum DirectRefresh: Check {
  static func findings(in analysis: Analysis) -> Findings {
    var findings = Findings()
    var entries: [FunctionDeclaration: Violation.Cause] = [:]
    var pending = analysis.program.bodies.filter { function in
      analysis.isMeasured(function.file) && !analysis.program.flow(of: function).isEmpty
        && !analysis.judge.isModel(analysis.program.owner(of: function))
    }
    var found: [FunctionDeclaration: RefreshWalk] = [:]
    while let function = pending.popLast() {
      var walk = RefreshWalk(function, analysis, after: entries[function])
      OwnFailure.blaming(analysis.program.symbols.files[function.file].path) { walk.run() }
      found[function] = walk
      let entered = walk.entered.sorted { ($0.key.file, $0.key.offset) < ($1.key.file, $1.key.offset) }
      for (callee, cause) in entered where entries[callee] == nil && analysis.isMeasured(callee.file) {
        entries[callee] = cause
        if found[callee] != nil { pending.append(callee) }
      }
    }
    for (function, walk) in found {
      findings.of += walk.refreshes.count
      if !analysis.evidence.passivity.handling.contains(function) { findings.violations += walk.violations }
    }
    findings.violations.sort { ($0.file, $0.offset) < ($1.file, $1.offset) }
    return findings
  }

  static let card = CheckCard(
    name: .directRefresh,
    looksLike: "game.tapSquare(3); squaresLabel.text = \"\\(game.remaining)\"",
    hurtsBecause:
      "the caller refreshes what it thinks has changed: what it forgets stays stale, and so does every other view",
    mend: "refresh in the handler of the model's notification, and only there",
    fineWhen: "nothing was asked or changed before, or what is set is the view's own state",
    fires: game + """
      class Screen: UIViewController {
        let game = Game(), label = UILabel()
        @objc func tap() { game.play(); label./*!*/text = "\\(game.score)" }
      }
      """,
    silent: game + """
      class Screen: UIViewController {
        let game = Game(), label = UILabel()
        override func viewDidLoad() { game.observe { [weak self] score in self?.label.text = "\\(score)" } }
        @objc func tap() { game.play() }
      }
      """)

  /// The model of both samples.
  private static let game = """
    import UIKit
    final class Game {
      private(set) var score = 0
      private var handlers: [(Int) -> Void] = []
      func observe(_ handler: @escaping (Int) -> Void) { handlers.append(handler) }
      func play() { score += 1; handlers.forEach { $0(score) } }
    }

    """
}
