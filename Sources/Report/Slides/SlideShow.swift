import Checkout
import Effects
import Foundation
import LessonPairs
import RuleMeter
import SourceDiff

/// The report as slides, one idea a screen, from the same facts. What a room is to guess comes a slide before its answer.
struct SlideShow {
  let facts: ReportFacts

  /// What one screen shows.
  struct Slide {
    let title: String
    let content: Markup
  }

  var markup: Markup {
    """
    <div id="slides" hidden>
    \(slides.enumerated().markup { slide($0.element, number: $0.offset + 1) })\
    <p class="slide-keys">← → Home End, <kbd>Esc</kbd> leaves</p>
    </div>

    """
  }

  private func slide(_ slide: Slide, number: Int) -> Markup {
    """
    <section class="slide" aria-label="Slide \(number) of \(slides.count)" hidden>
    <h2>\(slide.title)</h2>
    \(slide.content)
    <p class="slide-number">\(number) / \(slides.count)</p>
    </section>

    """
  }

  private var slides: [Slide] {
    var slides =
      [twins, notSeparated] + Rule.allCases.map(rule) + [guess, counts, callers, moved, experiments, cells, sums]
    if !facts.changeCosts.isEmpty { slides += [price, cost] }
    if let plots = facts.effects?.sixInARow.plots, !plots.isEmpty { slides += [sixInARow, crossing(plots)] }
    if !facts.designs.isEmpty { slides.append(designs) }
    return slides + [kata, whenNot, last]
  }

  private func bars(_ rows: [BarsDrawing.Row]) -> Markup { Picture.bars(BarsDrawing(rows: rows, width: 800)).image }

  /// What a room fills in before it sees the numbers.
  private func blank(_ rows: [String]) -> Markup {
    Table(caption: "", heads: ["", "Worst", "Separated"], rows: rows.map { ["\($0)", "?", "?"] }).markup
  }

  // MARK: Two apps

  private var twins: Slide {
    let drawing = ScreensDrawing(screens: facts.lessons[0].screens, titles: ("A", "B"))
    return Slide(title: "One of these two has no model. Which?", content: Picture.screen(drawing).image)
  }

  private var notSeparated: Slide {
    Slide(
      title: "Nobody can tell by playing",
      content: """
        <p>A is Worst. Model and view are separated when <b>three rules</b> hold, and only the code shows it.</p>
        \(Picture.screen(ScreensDrawing(screens: facts.lessons[0].screens, titles: ("A: worst", "B: separated"))).image)
        """)
  }

  private func rule(_ rule: Rule) -> Slide {
    let text: Markup
    let worst, separated: Excerpt
    switch rule {
    case .sealed:
      text =
        "The model’s interface encapsulates <b>all application state</b>. It refers to no view and to no view framework."
      worst = Excerpt(file: "ToDoList.swift", first: "var handle", count: 5, marked: "var items")
      separated = Excerpt(file: "ToDoStore.swift", first: "let capacity", count: 4, marked: "let list")
    case .actionsOnly:
      text = "Others ask the model for <b>an action</b>. They never change its data."
      worst = Excerpt(file: "ToDoScreen.swift", first: "func insertRow", count: 5, marked: "items.insert")
      separated = Excerpt(file: "ToDoScreen.swift", first: "func activate", count: 6, marked: "addItem")
    case .updatesByNotification:
      text =
        "After asking, others refresh <b>nothing</b>. What depends on the model changes when its notification arrives."
      worst = Excerpt(file: "ToDoScreen.swift", first: "func addItem", count: 8, marked: "refreshTitle")
      separated = Excerpt(file: "ToDoScreen.swift", first: "func storeChanged", count: 10, marked: "refreshTitle")
    }
    let files = facts.lessons.first { $0.name == "todo" }?.files
    return Slide(
      title: "\(rule.rawValue) \(rule.title)",
      content: """
        <p>\(text)</p>
        <div class="excerpts">
        \(worst.markup(in: files?.old ?? [], "worst"))\(separated.markup(in: files?.new ?? [], "separated"))</div>
        """)
  }

  // MARK: The counts

  private var guess: Slide {
    Slide(
      title: "How often does Worst break each rule?",
      content: """
        <p>Six numbers for \(facts.lessons[0].title). A place in the code counts once.</p>
        \(blank(Rule.allCases.map { "\($0.rawValue) \($0.title)" }))
        """)
  }

  private var counts: Slide {
    let (mines, all) = (facts.lessons[0], Rule.allCases.map { "\($0.rawValue) \(facts.worst.count($0))" })
    return Slide(
      title: "What the meter counts",
      content: """
        \(Picture.bars(BarsDrawing(width: 800, worst: mines.worst.count, separated: mines.separated.count)).image)\
        <p>All lessons, in Worst: \(all.joined(separator: ", ")).</p>
        """)
  }

  private var callers: Slide {
    Slide(title: "Where the state is, and who writes it", content: Picture.calls(facts.callGraph).image)
  }

  private var moved: Slide {
    Slide(
      title: "What of each model stood in the worst screen",
      content: MovedSection(lessons: facts.lessons).table.markup)
  }

  // MARK: The experiments

  private var experiments: Slide {
    Slide(
      title: "The rules, shown by running",
      content: """
        <p>How many cells are wrong after the script of \(facts.lessons[0].title)?</p>
        \(blank(["E1 throw the views away, and build new ones", "E2 open a second screen, send all to the first", "E3 mute the notifications, and send an event"]))
        """)
  }

  private var cells: Slide {
    guard let screens = facts.lessons[0].secondScreen else { return sums }
    let words = "The second screen of Worst beside what it should show; the cells that differ are reversed."
    let drawing = ScreensDrawing(
      screens: screens, titles: ("Worst’s second screen", "what it should show"), words: words)
    return Slide(title: "Wrong cells", content: "<p>\(words)</p>\n\(Picture.screen(drawing).image)")
  }

  private var sums: Slide {
    let (worst, separated) = (facts.lessons[0].experiments[0], facts.lessons[0].experiments[1])
    return Slide(
      title: "Wrong cells, over all events of \(facts.lessons[0].title)",
      content: bars([
        .init(label: "E1 views thrown away", worst: worst.thrownAway, separated: separated.thrownAway),
        .init(
          label: "E2 data changed behind the views", worst: worst.changedBehind, separated: separated.changedBehind),
        .init(label: "E3 notifications muted", worst: worst.muted, separated: separated.muted),
      ]) + "<p>Worst has no model to keep, to share or to mute: in E1 and E3 it cannot but lose.</p>")
  }

  // MARK: What it costs

  private var requests: Int { facts.changeCosts.count { $0.variant == "worst" } }

  private var costs: [(title: String, value: KeyPath<ChangeCost, Int>)] {
    [("lines", \.lines), ("places", \.places), ("files", \.files), ("statements that can be forgotten", \.carrying)]
  }

  private var price: Slide {
    Slide(
      title: "And what does it cost?",
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
      title: "\(requests) changes, both ways",
      content: bars(
        costs.map { .init(label: $0.title, worst: sum("worst", $0.value), separated: sum("separated", $0.value)) }))
  }

  private var sixInARow: Slide {
    let requests = (facts.effects?.sixInARow.figures.first?.steps ?? []).map { step in
      String(step.request.drop { $0.isNumber || $0 == "-" }).replacing("-", with: " ")
    }
    return Slide(
      title: "Six changes in a row: when do the lines cross?",
      content: """
        <p>Counted are the lines that carry a change: with one left out the data are right, and a cell or a control is wrong.</p>
        <ol>\(requests.markup { "<li>\($0)</li>" })</ol>
        """)
  }

  private func crossing(_ plots: [any Plot]) -> Slide {
    Slide(title: "Six changes in a row", content: plots[0].figure)
  }

  private var designs: Slide {
    Slide(title: "Other ways to write Mines", content: DesignsSection(designs: facts.designs, flow: nil).grid)
  }

  private var kata: Slide {
    Slide(
      title: "Your turn",
      content: """
        <p>A copy of one lesson, and a suite that stays green while the model moves out of the screen.</p>
        <pre>swift run workshop kata start notes
        swift run workshop kata check notes
        swift run workshop kata hint notes</pre>
        """)
  }

  private var whenNot: Slide {
    Slide(
      title: "When not to separate",
      content: """
        <p>Where one view shows a datum and nobody else changes it, these lines buy nothing yet.</p>
        \(bars([
          .init(label: "files, all lessons", worst: facts.worst.files, separated: facts.separated.files),
          .init(label: "lines, all lessons", worst: facts.worst.lines, separated: facts.separated.lines),
        ]))
        """)
  }

  private var last: Slide {
    Slide(
      title: "Your own app",
      content: "<p>Which screen would you separate first, and which would you leave as it is? Why?</p>")
  }
}
