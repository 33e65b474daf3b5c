import LessonScreens
import Lessons

/// The whole page: one file that needs no other.
struct ReportPage {
  let facts: ReportFacts
  /// The names of the two variants that the flow players show first. At least Mines has them.
  var shown = VariantName.both

  func html() throws -> String {
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <title>Model and view, separated</title>
      <link rel="icon" href="data:,">
      <style>
      \(ReportResources.style)</style>
      </head>
      <body>
      <a class="skip" href="#scoreboard">To the scoreboard</a>
      <header>
      <h1>Model and view, separated</h1>
      <nav aria-label="Sections">\(links.markup { "<a href=\"#\($0.id)\">\($0.title)</a> " })</nav>
      <button type="button" id="to-slides">Slides</button>
      <button type="button" id="theme" aria-label="Switch between light and dark">◐</button>
      </header>
      <noscript><p>The flow players, the slides, the links between the sources and the switch to light or dark need \
      JavaScript; everything else works without it.</p></noscript>
      <main>
      <section id="introduction">
      <h2>What this shows</h2>
      <p>Each of \(facts.lessons.count) small apps is written twice: <b>Worst</b> has no model, <b>Separated</b> a sealed one that announces its changes. \
      The player of a lesson shows event by event what either variant does; the sources stand side by side, with a mark where a line breaks a rule.\
      \(facts.effects?.conclusion == nil ? "" as Markup : " The <a href=\"#conclusion\">conclusion</a>, at the end, says what each rule buys.")</p>
      </section>
      \(ScoreboardSection(facts: facts).markup)
      \(try facts.lessons.markup { try LessonSection(lesson: $0, shown: shown).markup() })
      \(MovedSection(lessons: facts.lessons).markup)
      \(try ExperimentsSection(lessons: facts.lessons).markup())
      \(ProofSection(lessons: facts.lessons).markup)
      \(ChangesSection(costs: facts.changeCosts).markup)
      \(EffectsSection(effects: facts.effects).markup)
      \(DesignsSection(designs: facts.designs, player: designsPlayer).markup)
      \(ConclusionSection(conclusion: facts.effects?.conclusion).markup)
      </main>
      \(SlideShow(facts: facts).markup)
      <script>
      \(ReportResources.script)</script>
      </body>
      </html>\n
      """
    return page.text
  }

  /// Plays all designs of Mines; `nil` if the page lacks that lesson.
  private var designsPlayer: FlowPlayer? {
    facts.lessons.first { $0.name == Mines.name }.map { mines in
      FlowPlayer(
        id: "designs", title: "Any two designs, event by event", lesson: mines, variants: mines.flow.variants,
        shown: shown)
    }
  }

  private var links: [(id: String, title: String)] {
    [("scoreboard", "Scoreboard")] + facts.lessons.map { ($0.name, $0.title) }
      + [("moved", "Moved"), ("experiments", "Experiments"), ("proof", "Proof")]
      + (facts.changeCosts.isEmpty ? [] : [("changes", "Changes")])
      + (facts.effects == nil ? [] : [("effects", "Effects")])
      + (facts.designs.isEmpty && designsPlayer == nil ? [] : [("designs", "Designs")])
      + (facts.effects?.conclusion == nil ? [] : [("conclusion", "Conclusion")])
  }
}

/// The page's style sheet and script, as the package holds them.
enum ReportResources {
  static let style = Markup(
    verbatim: String(decoding: PackageResources.Report_css, as: UTF8.self) + plotStyles
      + String(decoding: PackageResources.Slides_css, as: UTF8.self))
  static let plotStyles = String(decoding: PackageResources.Plots_css, as: UTF8.self)
  static let script = Markup(
    verbatim: String(decoding: PackageResources.Report_js + PackageResources.Slides_js, as: UTF8.self))
}
