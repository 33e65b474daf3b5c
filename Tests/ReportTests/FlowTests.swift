import LessonPairs
import LessonScreens
import Lessons
import Renderer
import SourceTools
import Testing

@testable import PlayBoth
@testable import Workshop

private func flow(of lesson: String) throws -> Flow {
  try #require(try QuickReport.facts.lessons.first { $0.name == lesson }).flow
}

private let lessons = allLessons.map { $0.name }

/// Plays a lesson's script as each variant does.
private func playedScript<Pair: LessonPair>(_ pair: Pair.Type) throws -> [[[String]]] {
  try Pair.variants.map { try frames($0.screen, Pair.L.self) }
}

private func frames<L: Lesson, S: ShareableScreen<L.Control, L.Settings, L.State>>(
  _ screen: S.Type, _ lesson: L.Type
) throws -> [[String]] {
  let screen = S(settings: L.Settings(), seed: 1)
  screen.redraw()
  var frames = [screen.window.surface.lines]
  for step in L.parsedScript.steps {
    try screen.play(step)
    frames.append(screen.window.surface.lines)
  }
  return frames
}

extension Flow {
  fileprivate func lines(_ frame: Int) -> [String] {
    frames.frames.values[frame].map { row in
      String(frames.rows.values[row].map(\.text).joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  fileprivate func variant(_ name: String) throws -> Variant { try #require(variants.first { $0.name == name }) }

  /// What the variants that every lesson has did at an event.
  fileprivate func step(_ event: String) throws -> Reactions { try #require(try reactions.first { $0.event == event }) }

  fileprivate var reactions: [Reactions] {
    get throws {
      let (worst, separated, observable) = (try variant("worst"), try variant("separated"), try variant("observable"))
      return steps.indices.map { index in
        Reactions(
          event: steps[index].event, remark: steps[index].remark, worst: worst.reactions[index],
          separated: separated.reactions[index], observable: observable.reactions[index])
      }
    }
  }
}

private struct Reactions {
  let event: String
  let remark: String
  let worst: Reaction
  let separated: Reaction
  let observable: Reaction
}

extension Reaction { fileprivate var requests: [String] { source.filter { $0.rule == nil }.map(\.name) } }

@Test(arguments: allLessons)
func `the flow has a step for each event, with the frames of the script`(lesson: any LessonPair.Type) throws {
  let flow = try flow(of: lesson.name)
  let played = try playedScript(lesson)
  #expect(flow.variants.map(\.name) == lesson.sources.map(\.name))
  #expect(flow.steps.count == played[0].count && flow.steps.count > 10)
  for (variant, frames) in zip(flow.variants, played) {
    #expect(variant.reactions.map { flow.lines($0.frame) } == frames, "\(variant.name)")
  }
  #expect(flow.steps.allSatisfy { $0.isEqual })
  #expect(try flow.reactions.allSatisfy { $0.worst.redrawing == $0.separated.redrawing })
}

@Test(arguments: lessons)
func `what changes application state is announced in one variant only, and breaks rules in the other`(lesson: String)
  throws
{
  let steps = try flow(of: lesson).reactions.dropFirst()
  #expect(steps.allSatisfy { $0.worst.announced.isEmpty })
  #expect(steps.allSatisfy { $0.worst.requests.isEmpty })
  let changing = steps.filter { !$0.separated.state.isEmpty }
  #expect(changing.count > 2 && changing.contains { !$0.worst.source.isEmpty })
  for step in changing {
    #expect(!step.separated.announced.isEmpty, "\(step.event)")
    #expect(!step.separated.requests.isEmpty, "\(step.event)")
    #expect(step.separated.source.allSatisfy { $0.rule == nil }, "\(step.event)")
    #expect(!step.worst.state.isEmpty || !step.worst.viewState.isEmpty, "\(step.event)")
    #expect(!step.worst.redrawn.isEmpty && step.worst.redrawn == step.separated.redrawn, "\(step.event)")
  }
}

@Test(arguments: lessons)
func `tracked data are requested and written like announced ones, and drawn without notification`(lesson: String)
  throws
{
  let flow = try flow(of: lesson)
  #expect(flow.variants.filter(\.isTracked).map(\.name).contains("observable"))
  #expect(try !flow.variant("worst").isTracked && !flow.variant("separated").isTracked)
  let steps = try flow.reactions.dropFirst()
  #expect(steps.allSatisfy { $0.observable.announced.isEmpty })
  for step in steps where !step.separated.state.isEmpty {
    #expect(!step.observable.state.isEmpty && !step.observable.requests.isEmpty, "\(step.event)")
    #expect(step.observable.source.allSatisfy { $0.rule == nil }, "\(step.event)")
    #expect(!step.observable.redrawn.isEmpty, "\(step.event)")
    // A view that is added is drawn without being asked to.
    #expect(step.separated.refreshed.isEmpty || !step.observable.refreshed.isEmpty, "\(step.event)")
  }
}

@Test func `a square that is pressed is written in the view, or requested, written in the model and announced`() throws
{
  let step = try flow(of: "mines").step("press square 0,0")
  #expect(step.remark == "A flood, a flag that keeps a mine from being pressed, and a game lost.")
  #expect(
    step.worst.state.map(\.name) == ["nonMineSquaresRemaining", "remainingLabel.remaining", "squares[0].covering"])
  #expect(step.separated.requests == ["Game.tapSquare"])
  #expect(step.separated.state.map(\.name) == ["game.nonMineSquaresRemaining", "game.squares[0].covering"])
  #expect(step.separated.announced.map(\.name) == ["square(0)"])
  #expect(step.separated.refreshed.map(\.name) == ["square 0,0", "remaining"])
  #expect(step.observable.state.map(\.name) == step.separated.state.map(\.name))
  // In the order of the views, since nothing says in which order they were told.
  #expect(step.observable.refreshed.map(\.name) == ["remaining", "square 0,0"])
  #expect(step.separated.asked == [NameGroup(name: "activate(square 0,0)", change: "", more: 0)])
}

@Test func `a model's value goes by its path through the models`() throws {
  let step = try flow(of: "notes").step("press done")
  #expect(step.separated.state == [NameGroup(name: "notebook.notes[0].text", change: "🐶 → 🐶's bone", more: 0)])
  #expect(step.separated.announced == [NameGroup(name: "🐶's bone", change: "", more: 0)])
  #expect(
    try flow(of: "chat").step("press change").separated.state.map(\.name) == ["context.dataHandler.users[1].name"])
}

@Test func `view state is requested of nobody, and goes by the path of its owner`() throws {
  let step = try flow(of: "mines").step("press flag")
  let notes = try ["press note 0", "type 's bone", "press done"].map(flow(of: "notes").step)
  for variant in [\Reactions.worst, \.separated, \.observable] {
    let (reaction, shown) = (step[keyPath: variant], notes.map { $0[keyPath: variant].viewState })
    #expect(reaction.source.isEmpty && reaction.state.isEmpty && reaction.announced.isEmpty)
    #expect(reaction.viewState == [NameGroup(name: "flagSwitch.isOn", change: "false → true", more: 0)])
    let drafts = shown.map { $0.first { $0.name == "controller.field.before" }?.change }
    #expect(drafts == ["“” → 🐶", "🐶 → 🐶's bone", "🐶's bone → “”"] && shown[0].contains { $0.change.contains(/^nil/) })
  }
}

@Test func `a control leads only to its own clause of the switch, through functions and files`() throws {
  func requests(_ lesson: String, _ event: String) throws -> [[String]] {
    let step = try flow(of: lesson).step(event)
    return [step.separated.requests, step.observable.requests]
  }
  #expect(try requests("mines", "press new").allSatisfy { $0 == ["Game.newMineField"] })
  #expect(try requests("promotions", "press discount -").allSatisfy { $0 == ["PromotionStore.stepDiscount"] })
  #expect(try requests("notes", "press done").allSatisfy { $0 == ["Note.replaceText"] })
  #expect(try requests("chat", "press change").allSatisfy { $0 == ["ChatBusinessObject.rename"] })
  #expect(try requests("chat", "tick").allSatisfy { $0 == ["ChatBusinessObject.deliver"] })
}

@Test
func `a line that a branch has left out is not said to have run, and what was refreshed is recorded on both sides`()
  throws
{
  let flow = try flow(of: "mines")
  let flagged = try flow.step("press square 0,4")
  let broken = flagged.worst.source.filter { $0.rule == "R3" }
  #expect(broken.filter(\.ran).map(\.name) == ["setNeedsDisplay"])
  #expect(broken.filter { !$0.ran }.map(\.name) == ["MinesScreen.refreshRemaining"])
  for reaction in [flagged.worst, flagged.separated] { #expect(reaction.refreshed.map(\.name) == ["square 0,4"]) }
  let uncovered = try flow.step("press square 0,0")
  #expect(uncovered.worst.source.allSatisfy(\.ran) && uncovered.separated.source.allSatisfy(\.ran))
}

@Test func `the observer of a property that is written from outside is named`() throws {
  let delivered = try flow(of: "chat").step("tick").worst
  #expect(delivered.refreshed.map(\.name) == ["message 4"])
  #expect(delivered.source.filter(\.ran).map(\.rule) == ["R2", "R3"])
  #expect(delivered.source.last?.file == "Sources/Worst/Chat/MessageView.swift")
}

@Test(arguments: lessons)
func `what ran left something behind, and every change of a model has a request that ran or may have`(lesson: String)
  throws
{
  for step in try flow(of: lesson).reactions {
    let (worst, separated) = (step.worst, step.separated)
    if worst.state.isEmpty { #expect(!worst.source.contains { $0.rule == "R2" && $0.ran }, "\(step.event)") }
    if worst.refreshed.isEmpty { #expect(!worst.source.contains { $0.rule == "R3" && $0.ran }, "\(step.event)") }
    let asksInVain = separated.state.isEmpty && separated.announced.isEmpty
    #expect(separated.source.contains(where: \.ran) != asksInVain, "\(step.event)")
  }
}
