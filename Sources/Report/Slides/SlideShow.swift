import Checkout
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
    var slides = [twins, notSeparated] + Rule.allCases.map(rule) + [guess, counts, moved, experiments, cells]
    if !facts.changeCosts.isEmpty { slides += [price, cost] }
    return slides + [last]
  }

  // MARK: Two apps

  private var twins: Slide {
    let drawing = facts.lessons[0].screens
    let picture = Picture.screen(ScreensDrawing(screens: drawing, titles: ("A", "B")))
    let data = Data(picture.svg.utf8).base64EncodedString()
    return Slide(
      title: "One of these two has no model. Which?",
      content: "<img alt=\"\(picture.alternative)\" src=\"data:image/svg+xml;base64,\(data)\">\n")
  }

  private var notSeparated: Slide {
    Slide(
      title: "Nobody can tell by playing",
      content: """
        <p>Both do the same in every state and with every event that was tried. What differs is the code.</p>
        <p>Model and view are separated when <b>three rules</b> hold.</p>
        """)
  }

  private func rule(_ rule: Rule) -> Slide {
    let text: Markup =
      switch rule {
      case .sealed:
        "The model’s interface encapsulates <b>all application state</b>. It refers to no view and to no framework."
      case .actionsOnly: "Others ask the model for <b>an action</b>. They never change its data."
      case .updatesByNotification:
        "After asking, others refresh <b>nothing</b>. What depends on the model changes when its notification arrives."
      }
    return Slide(title: "\(rule.rawValue) \(rule.title)", content: "<p>\(text)</p>")
  }

  // MARK: The counts

  private var guess: Slide {
    Slide(
      title: "How often does Worst break each rule?",
      content: """
        <p>Write down three numbers for \(facts.lessons[0].title), and three for Separated.</p>
        <p>A place in the code counts once.</p>
        """)
  }

  private var counts: Slide {
    Slide(title: "What the meter counts", content: ScoreboardChart(lessons: facts.lessons, id: "slide-chart").markup)
  }

  private var moved: Slide {
    Slide(
      title: "How much of each model stood in the worst screen?",
      content: Table(
        caption: "Code lines that moved, as they were or with changes, as a share of all code lines of the model.",
        heads: ["lesson", "moved", "of", "share"],
        rows: facts.lessons.map { lesson in
          let model = lesson.difference.model
          return [
            "\(lesson.title)", "\(model.movedIntoModel)", "\(model.code)",
            "<b>\(Int(((lesson.difference.share ?? 0) * 100).rounded())) %</b>",
          ]
        }
      ).markup)
  }

  // MARK: The experiments

  private var experiments: Slide {
    Slide(
      title: "The rules, shown by running",
      content: """
        <ol>
        <li><b>E1</b> Throw the views away, and build new ones from what the model holds.</li>
        <li><b>E2</b> Open a second screen, and send every event to the first.</li>
        <li><b>E3</b> Mute the notifications, and send an event.</li>
        </ol>
        <p>How many cells are wrong?</p>
        """)
  }

  private var cells: Slide {
    Slide(
      title: "Wrong cells",
      content: Table(
        caption: "Over all events of each lesson’s script.", heads: ["lesson", "variant", "E1", "E2", "E3"],
        rows: facts.lessons.flatMap { lesson in
          lesson.experiments.map { result -> [Markup] in
            [
              "\(lesson.title)", "\(result.variant)", "\(result.thrownAway)", "\(result.changedBehind)",
              "\(result.muted)",
            ]
          }
        }
      ).markup)
  }

  // MARK: What it costs

  private var requests: Int { facts.changeCosts.count { $0.variant == "worst" } }

  private var price: Slide {
    Slide(
      title: "And what does it cost?",
      content: """
        <p>\(requests) change requests, each carried out in both variants and proved equal.</p>
        <p>In which of the two are more lines written? In which can more be forgotten?</p>
        """)
  }

  private var cost: Slide {
    let values: [(title: String, value: KeyPath<ChangeCost, Int>)] = [
      ("files", \.files), ("places", \.places), ("lines", \.lines), ("statements that carry a change", \.carrying),
      ("statements that place views", \.placing),
    ]
    return Slide(
      title: "\(requests) changes, both ways",
      content: Table(
        caption: "Sums over all requests.", heads: ["", "worst", "separated"],
        rows: values.map { title, value in
          ["\(title)"]
            + ["worst", "separated"].map { variant in
              "\(facts.changeCosts.filter { $0.variant == variant }.reduce(0) { $0 + $1[keyPath: value] })"
            }
        }
      ).markup)
  }

  private var last: Slide {
    Slide(
      title: "Your own app",
      content: "<p>Which screen would you separate first, and which would you leave as it is? Why?</p>")
  }
}
