import Equivalence
import LessonScreens
import Lessons
import Renderer
import Specifications
import Suites

/// Opens a screen on a model that it has not made, and asks whether the two are joined: what is done on the screen
/// changes the model, and what somebody else asks of the model shows on the screen.
struct ModelScreenCheck<
  L: SpecifiedLesson, Screen: LessonScreen<L>, Driver: ModelDriver<L>, Reference: ModelDriver<L>
> {
  /// What a screen declares to be view state, which the experiments leave alone.
  let viewState: Any.Type
  /// Called before something is asked of the screen, which may not come to an end.
  let willAsk: (_ what: String) -> Void

  func run() -> ModelScreenOutcome {
    var played = 0
    for example in L.examples where example.checks.contains(where: \.isAboutData) {
      // A change request may add what needs a screen, or what the protocol does not ask for.
      guard Reference.failures(of: example) == [], let request = Request(example) else { continue }
      willAsk("the example '\(example.title)' on a screen that was opened on a model")
      let (first, second) = (Driver(from: request.start), Driver(from: request.start))
      guard let screen = screen(on: first.model, as: request.start),
        let other = self.screen(on: second.model, as: request.start)
      else { return .doesNotOpen }
      played += 1
      if let difference = change(first.model, by: screen, request) ?? follow(second, on: other, request) {
        return .differs("\(difference): '\(example.title)'")
      }
    }
    return Screen.SavedViewState.self == viewState ? .follows(played) : .otherViewState(played)
  }

  /// What an example asks for, as a screen gets it, and as a model does.
  private struct Request {
    let start: Example<L>.Start
    let events: [Event<L.Control>]
    let dataEvents: [DataEvent<L.Control>]

    init?(_ example: Example<L>) {
      guard let events = try? example.events, let dataEvents = example.dataEvents else { return nil }
      start = example.start
      self.events = events
      self.dataEvents = dataEvents
    }
  }

  /// A screen on a model, with what an example's start says of the view.
  private func screen(on model: some LessonModel, as start: Example<L>.Start) -> Screen? {
    guard let screen: Screen = openScreen(on: model) else { return nil }
    let view = Screen(from: start)
    view.redraw()
    _ = screen.cells(withViewStateOf: view)
    return screen
  }

  /// What is wrong with a model after all of it was done on its screen.
  private func change(_ model: Driver.Model, by screen: Screen, _ request: Request) -> String? {
    for event in request.events { screen.play(event) }
    var reference = Reference(from: request.start)
    for event in request.dataEvents { _ = reference.send(event) }
    let isRight = (reference.model.savedState as? Driver.Model.SavedState) == model.savedState
    return isRight ? nil : "what is done on the screen is not what the model then holds"
  }

  /// What is wrong with a screen after somebody else has asked its model for all of it.
  private func follow(_ driver: Driver, on screen: Screen, _ request: Request) -> String? {
    var driver = driver
    for event in request.dataEvents {
      _ = driver.send(event)
      screen.redraw()
    }
    let expected = Screen(state: driver.savedState)
    let cells = expected.cells(withViewStateOf: screen)
    let isRight = cells == screen.window.surface.cells && expected.savedState == screen.savedState
    return isRight ? nil : "what somebody else asks the model for does not show on the screen"
  }
}

/// Opens a screen on a model.
/// - Returns: `nil` if such a screen does not open on such a model.
func openScreen<Screen>(on model: some LessonModel) -> Screen? {
  func open<Opened: ModelScreen>(_ type: Opened.Type) -> Opened? { (model as? Opened.Model).map { type.init(on: $0) } }
  guard let type = Screen.self as? any ModelScreen.Type else { return nil }
  return open(type) as? Screen
}

/// What a screen was found to do on a model that it has not made.
package enum ModelScreenOutcome: Codable, Equatable, Sendable {
  case doesNotOpen
  /// How the two are not joined, and in which example.
  case differs(String)
  /// They are joined, in so many examples.
  case follows(Int)
  /// The same, but the screen declares another type of view state than the reference.
  case otherViewState(Int)
}
