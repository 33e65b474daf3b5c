import Equivalence
import LessonPairs
import LessonScreens
import RuleMeter
import SourceTools

/// The report as slides, one idea a screen, from the same facts. What a room is to guess comes a slide before its answer.
struct SlideShow {
  let facts: ReportFacts

  struct Slide {
    /// The page of the workshop that it belongs to.
    let page: Int
    let title: String
    let content: Markup
  }

  var markup: Markup {
    let slides = slides
    return """
      <div id="slides" hidden>
      \(slides.enumerated().markup { slide($0.element, number: $0.offset + 1, of: slides.count) })\
      <p class="slide-keys"><button type="button" aria-label="Leave the slides">Leave</button> \
      ← → Home End Esc, or click either half</p>
      </div>\n
      """
  }

  private func slide(_ slide: Slide, number: Int, of count: Int) -> Markup {
    """
    <section class="slide" tabindex="-1" aria-label="Slide \(number) of \(count)" hidden>
    <h2>\(slide.title)</h2>
    \(slide.content)
    <p class="slide-number">page \(slide.page) · \(number) / \(count)</p>
    </section>\n
    """
  }

  /// In the order of the pages.
  var slides: [Slide] {
    var slides = [twins, notSeparated, guess, counts, callers] + Rule.allCases.map(rule)
    slides += [experiments, cells, sums, kata, kataSteps, share, moved]
    if !facts.changeCosts.isEmpty { slides += [price, cost] }
    if let plot = facts.effects?.sixInARow.plots.first {
      slides += [sixInARow, Slide(page: 9, title: "Six changes in a row", content: plot.figure)]
    }
    slides += [fourCells, whenNot]
    if let forgetting = facts.effects?.forgetting { slides += forgotten(forgetting) }
    if !facts.designs.isEmpty { slides.append(designs) }
    slides.append(yours)
    if let conclusion = facts.effects?.conclusion { slides.append(twoByTwo(conclusion)) }
    return slides
  }

  private func bars(_ rows: [BarsDrawing.Row]) -> Markup { Picture.bars(BarsDrawing(rows: rows, width: 800)).image }

  /// What a room fills in before it sees the numbers.
  private func blank(_ rows: [String], _ heads: [String] = ["Worst", "Separated"]) -> Markup {
    MarkupTable(caption: "", heads: [""] + heads, rows: rows.map { ["\($0)"] + heads.map { _ in "?" } }).markup
  }

  // MARK: Two apps

  private var twins: Slide {
    let drawing = facts.lessons[0].screens.titled("A", "B")
    return Slide(page: 2, title: "One of these two has no model. Which?", content: Picture.screen(drawing).image)
  }

  private var notSeparated: Slide {
    Slide(
      page: 2, title: "Can you tell by playing?",
      content: """
        <p>Here A is Worst; on your machine the script drew lots. Model and view are separated when <b>three rules</b> hold, and only the code shows it.</p>
        \(Picture.screen(facts.lessons[0].screens.titled("A: worst", "B: separated")).image)
        """)
  }

  private func rule(_ rule: Rule) -> Slide {
    let text: Markup
    let excerpts: Excerpts
    switch rule {
    case .sealed:
      text = "The model holds <b>all application state</b>, and knows no view and no view framework."
      excerpts = Excerpts(
        worst: Excerpt(file: "SquareView.swift", first: "var handle", count: 5, marked: "var covering"),
        separated: Excerpt(file: "Game.swift", first: "let width: Int", count: 5, marked: "var squares"))
    case .actionsOnly:
      text = "Others ask the model for <b>an action</b>. They never change its data."
      excerpts = Excerpts(
        worst: Excerpt(file: "MinesScreen.swift", first: "func newMineField", count: 5, marked: ".covering"),
        separated: Excerpt(file: "MinesScreen.swift", first: "case .flag:", count: 4, marked: "newMineField"))
    case .updatesByNotification:
      text =
        "After asking, others refresh <b>nothing</b>. What depends on the model changes when its notification arrives."
      excerpts = Excerpts(
        worst: Excerpt(
          file: "MinesScreen.swift", first: "nonMineSquaresRemaining = -1", count: 5, marked: "refreshRemaining"),
        separated: Excerpt(file: "MinesScreen.swift", first: "func gameChanged", count: 6, marked: "refreshRemaining"))
    }
    return Slide(
      page: 4, title: "\(rule.rawValue) \(rule.title)",
      content: "<p>\(text)</p>\n\(excerpts.markup(facts.lessons[0].files))\n")
  }

  // MARK: The counts

  private var guess: Slide {
    Slide(
      page: 3, title: "Where is the mine field?",
      content: "<p>In the source of Worst. Three signs, three numbers:</p>"
        + blank(
          [
            "○ variables that hold a part of it", "→ writes from outside their type", "↻ refreshes because of a change",
          ],
          ["yours", "the meter’s"]))
  }

  private var counts: Slide {
    let mines = facts.lessons[0]
    let violations = mines.worst.violations.map(\.violation).filter { $0.check == .stateInView }
    let variables = violations.compactMap { $0.symbol.split(separator: ".").last.map(String.init) }
    let bars = BarsDrawing(width: 800, worst: mines.worst.count, separated: mines.separated.count)
    return Slide(
      page: 3, title: "What the meter counts",
      content: """
        \(Picture.bars(bars).image)\
        <p>The field of Worst: <code>\(variables.joined(separator: ", "))</code>.</p>
        """)
  }

  private var callers: Slide {
    Slide(page: 3, title: "Where the state is, and who writes it", content: Picture.calls(facts.callGraph).image)
  }

  private var share: Slide {
    Slide(
      page: 8, title: "How much of the separation was new code?",
      content: "<p>Of the lines of each model, what share stood in the worst screen already?</p>"
        + blank(facts.lessons.map(\.title), ["your guess, in per cent"]))
  }

  private var moved: Slide {
    Slide(
      page: 8, title: "Lines that moved into the models", content: MovedSection(lessons: facts.lessons).table.markup)
  }

  // MARK: The experiments

  private var experiments: Slide {
    Slide(
      page: 4, title: "The rules, shown by running",
      content: """
        <p>How many cells are wrong, over all events of \(facts.lessons[0].title) together?</p>
        \(blank(["E1 throw the views away, and build new ones", "E2 open a second screen, send all to the first", "E3 mute the notifications, and send an event"]))
        """)
  }

  private var cells: Slide {
    guard let drawing = facts.lessons[0].secondScreen else { return sums }
    return Slide(
      page: 4, title: "Wrong cells", content: "<p>\(drawing.alternative)</p>\n\(Picture.screen(drawing).image)")
  }

  private var sums: Slide {
    let (worst, separated) = (facts.lessons[0].experiments[0].found, facts.lessons[0].experiments[1].found)
    return Slide(
      page: 4, title: "Wrong cells, over all events of \(facts.lessons[0].title)",
      content: bars([
        .init(label: "E1 views thrown away", worst: worst.thrownAway, separated: separated.thrownAway),
        .init(
          label: "E2 data changed behind the views", worst: worst.changedBehind, separated: separated.changedBehind),
        .init(label: "E3 notifications muted", worst: worst.muted, separated: separated.muted),
      ]) + "<p>Worst has no model to keep, share or mute: it is bound to lose E1 and E3. Only E2 is fair.</p>")
  }

  // MARK: What it costs

  private var requests: Int { facts.changeCosts.count { $0.variant == VariantName.worst } }

  private var costs: [(title: String, value: KeyPath<ChangeCost, Int>)] {
    [
      ("lines", \.lines), ("of these, the lesson's own subject", \.ownSubject), ("places", \.places),
      ("files", \.files), ("statements that can be forgotten", \.carrying),
    ]
  }

  private var price: Slide {
    Slide(
      page: 9, title: "And what does it cost?",
      content: """
        <p>\(requests) change requests, each carried out in both variants and proved equal. Which variant has more?</p>
        \(blank(costs.map(\.title)))
        """)
  }

  private var cost: Slide {
    let sum = { (variant: String, value: KeyPath<ChangeCost, Int>) in
      facts.changeCosts.filter { $0.variant == variant }.reduce(0) { $0 + $1[keyPath: value] }
    }
    return Slide(
      page: 9, title: "\(requests) changes, both ways",
      content: bars(
        costs.map { cost in
          .init(
            label: cost.title, worst: sum(VariantName.worst, cost.value),
            separated: sum(VariantName.separated, cost.value))
        }))
  }

  private var sixInARow: Slide {
    let requests = (facts.effects?.sixInARow.figures.first?.steps ?? []).map(\.title)
    return Slide(
      page: 9, title: "Six changes: when do the lines cross?",
      content: """
        <p>What counts are lines that carry a change: leave one out, and the data are right, but a cell or a control is wrong.</p>
        <ol>\(requests.markup { "<li>\($0)</li>" })</ol>
        """)
  }

  private var designs: Slide {
    Slide(
      page: 10, title: "Other ways to write Mines", content: DesignsSection(designs: facts.designs, player: nil).grid)
  }

  private var kata: Slide {
    Slide(
      page: 7, title: "Your turn",
      content: """
        <p>A copy of the to-do list, and a suite that stays green while the model moves out of the screen. Which of the three counts \
        falls first, and which one rises on the way?</p>
        <pre>swift run workshop kata start todo
        swift run workshop kata check todo
        swift run workshop kata hint todo</pre>
        """)
  }

  private var kataSteps: Slide {
    let worst = facts.lessons.first { $0.name == "todo" }?.worst
    let drawing = BarsDrawing(width: 800, start: worst.map { Rule.allCases.map($0.count) }, kata: facts.kata)
    return Slide(page: 7, title: "The kata, step by step", content: Picture.bars(drawing).image)
  }

  private var fourCells: Slide {
    Slide(
      page: 10, title: "Which of the four would you take?",
      content: MarkupTable(
        caption: "", heads: ["", "told by hand", "tracked by the framework"],
        rows: [
          ["not sealed", "\(VariantName.worst)", "\(VariantName.trackedScreen)"],
          ["sealed", "\(VariantName.separated)", "\(VariantName.observable)"],
        ]
      ).markup
        + "<p>What does it buy you over its neighbours, and by how many per cent is it longer than Worst?</p>")
  }

  private var whenNot: Slide {
    Slide(
      page: 10, title: "When not to separate",
      content: "<p>Where one view shows a datum and nobody else changes it, these lines of code buy nothing yet.</p>"
        + bars(
          facts.lessons.map { lesson in
            let (worst, model) = (lesson.difference.oldScreen.code, lesson.difference.model.code)
            let separated = lesson.difference.newScreen.code + model
            let more = Percent.text(of: separated, beside: worst)
            return .init(label: "\(lesson.title): \(more)", worst: worst, separated: separated)
          }))
  }

  /// The question, and the answer, whatever it is.
  private func forgotten(_ report: EffectReport<ForgettingFigures>) -> [Slide] {
    let pairs = ForgettingFigures.pairs(in: report.figures)
    let titles = pairs.map { pair in facts.lessons.first { $0.name == pair.worst.lesson }?.title ?? pair.worst.lesson }
    let counted = "Statements that can be left out with the data right and a cell or a control wrong:"
    return [
      Slide(
        page: 10, title: "Is there less to forget in Separated?",
        content: "<p>\(counted)</p>" + blank(titles)),
      Slide(
        page: 10, title: "Less to forget in Separated: \(report.verdict?.rawValue ?? "no verdict")",
        content: "<p>\(counted)</p>"
          + bars(zip(titles, pairs).map { .init(label: $0, worst: $1.worst.count, separated: $1.separated.count) })
          + "<p>A notification is a chain, and each of its links can be forgotten.</p>"),
    ]
  }

  private func twoByTwo(_ conclusion: Conclusion) -> Slide {
    let lesson = facts.lessons[0]
    return Slide(
      page: 10, title: "What each rule buys in \(lesson.title)",
      content: TwoByTwoPlot(conclusion, lesson: lesson.name, showing: TwoByTwoPlot.onSlide).figure)
  }

  private var yours: Slide {
    Slide(
      page: 10, title: "Your own app",
      content: """
        <ol>
        <li>“We would not separate … because …”</li>
        <li>“We would separate … because …”</li>
        <li>“We would change our mind when …”</li>
        </ol>
        """)
  }
}
