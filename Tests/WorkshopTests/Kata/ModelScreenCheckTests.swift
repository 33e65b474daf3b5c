import LessonScreens
import Lessons
import Renderer
import SeparatedModel
import Specifications
import Testing

import class Separated.ChatScreen

@testable import KataCheck

@Suite struct `A screen on a model that it has not made` {
  private func check<Screen: ShareableScreen<ChatControl, NoSettings, ChatState>>(
    _ screen: Screen.Type, viewState: Any.Type = ChatScreen.SavedViewState.self
  ) -> ModelScreenOutcome {
    ModelScreenCheck<Chat, Screen, ChatDriver<ChatContext>, ChatDriver<ChatContext>>(viewState: viewState) { _ in }
      .run()
  }

  @Test func `follows it, and is followed`() throws {
    let outcome = check(FollowingScreen.self)
    if case .follows(let examples) = outcome { #expect(examples > 10) } else { Issue.record("\(outcome)") }
    if case .otherViewState = check(FollowingScreen.self, viewState: Int.self) {} else { Issue.record("not seen") }
  }

  @Test func `has to be there`() { #expect(check(ChatScreen.self) == .doesNotOpen) }

  @Test func `has to change it, and not a copy`() {
    let difference = difference(of: CopyingScreen.self)
    #expect(difference?.hasPrefix("what is done on the screen is not what the model then holds: '") == true)
  }

  @Test func `has to show what somebody else asks it for, and not only tell it what it does itself`() {
    let difference = difference(of: TellingScreen.self)
    #expect(difference?.hasPrefix("what somebody else asks the model for does not show on the screen: '") == true)
  }

  /// `nil` if the screen passes for one that shows the model.
  private func difference<Screen: ShareableScreen<ChatControl, NoSettings, ChatState>>(
    of screen: Screen.Type
  ) -> String? {
    if case .differs(let difference) = check(screen) { difference } else { nil }
  }
}

private final class FollowingScreen: ScreenDecorator, Shareable, ModelScreen {
  typealias SavedViewState = ChatScreen.SavedViewState
  let base: ChatScreen

  init(_ base: ChatScreen) { self.base = base }
  init(on model: ChatContext) { base = ChatScreen(context: model) }
}

/// Takes what the model holds, and leaves it there.
private final class CopyingScreen: ScreenDecorator, Shareable, ModelScreen {
  typealias SavedViewState = ChatScreen.SavedViewState
  let base: ChatScreen

  init(_ base: ChatScreen) { self.base = base }
  init(on model: ChatContext) { base = ChatScreen(context: ChatContext(model.dataHandler.savedState)) }
}

/// Does everything by itself, and has the model do it as well.
private final class TellingScreen: ScreenDecorator, Shareable, ModelScreen {
  typealias SavedViewState = ChatScreen.SavedViewState
  let base: ChatScreen
  private var told: ChatScreen?

  init(_ base: ChatScreen) { self.base = base }

  init(on model: ChatContext) {
    base = ChatScreen(context: ChatContext(model.dataHandler.savedState))
    told = ChatScreen(context: model)
  }

  var viewState: SavedViewState {
    get { base.viewState }
    set {
      base.viewState = newValue
      told?.viewState = newValue
    }
  }

  func handle(_ event: Event<ChatControl>) {
    base.handle(event)
    told?.play(event)
  }
}
