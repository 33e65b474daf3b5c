/// R3: who refreshes right after asking assumes what the model did.
enum DirectRefresh: Check {
  static func findings(in analysis: Analysis) -> Findings {
    var findings = Findings()
    for function in analysis.program.bodies where analysis.isMeasured(function.file) {
      guard !analysis.judge.isModel(analysis.program.owner(of: function)) else { continue }
      let isHandler = analysis.handlers.functions.contains(function)
      var walk = RefreshWalk(function, analysis)
      walk.run()
      findings.of += walk.refreshes.count
      if !isHandler { findings.violations += walk.violations }
    }
    return findings
  }

  static let card = CheckCard(
    name: .directRefresh,
    looksLike: "game.tapSquare(3); squaresLabel.text = \"\\(game.remaining)\"",
    hurtsBecause:
      "the caller refreshes what it thinks has changed: what it forgets stays stale, and so does every other view",
    mend: "refresh in the handler of the model's notification, and only there",
    fineWhen: "nothing was asked or changed before, or what is set is the view's own state",
    fires: DirectRefreshSamples.fires, silent: DirectRefreshSamples.silent)
}
