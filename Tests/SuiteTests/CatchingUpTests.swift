import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Testing

/// What a tracked screen finds out by itself, since it is told that something happened and not what.
@Suite struct `A second screen that is drawn when much has happened in the first` {
  private let twenty = ToDoState(capacity: 30, items: (1...20).map { "\($0)" })
  /// Six more messages than fit the window.
  private let longChat = ChatState(
    conversation: Conversation(
      messages: (1...20).map { Conversation.Message(sender: Conversation.you, text: "\($0)") },
      users: Conversation.start.users))

  @Test func `shows the item that was added last, with no room below it though others were removed`() {
    expectAsSeparated(
      ToDoPair.self, from: twenty, second: Array(repeating: .key(.down), count: 19),
      first: Array(repeating: .press(.delete(row: 0)), count: 5) + [.press(.add)])
  }

  @Test func `shows a text that is equal to the one before, and looks different`() {
    expectAsSeparated(
      NotesPair.self, from: NotesState(notes: ["\u{E9}", "", ""]),
      first: [.press(.note(0)), .key(.backspace), .type("e\u{301}"), .press(.done)])
  }

  @Test func `lets a draft give way to what is written, even if the note said it before`() {
    expectAsSeparated(
      NotesPair.self, second: [.press(.note(0)), .type("x")], first: [.press(.note(0)), .press(.done)])
  }

  @Test func `begins at the end of a long conversation`() { expectAsSeparated(ChatPair.self, from: longChat) }

  /// With a scroll of three, the message of index 17 is the first below those in sight.
  @Test func `goes along with the messages when one below them is deleted`() {
    expectAsSeparated(
      ChatPair.self, from: longChat, second: Array(repeating: .press(.older), count: 3), first: [.press(.delete(17))])
  }

  // MARK: Taking over the view state

  @Test func `takes over where the first has scrolled to, whatever was added before`() {
    expectAsSeparated(
      ToDoPair.self, from: twenty, first: [.press(.add)] + Array(repeating: .key(.up), count: 21),
      takesOverViewState: true)
  }

  @Test func `takes over the draft of the first, whatever was written before`() {
    expectAsSeparated(
      NotesPair.self, second: [.press(.note(0))],
      first: [.press(.note(0)), .type("y"), .press(.note(0)), .type("z")], takesOverViewState: true)
  }

  @Test func `takes over the selection of the first, whatever was added before`() {
    expectAsSeparated(PromotionsPair.self, first: [.press(.add), .press(.promotion(0))], takesOverViewState: true)
  }

  @Test func `takes over where the first has scrolled to, whatever arrived before`() {
    expectAsSeparated(
      ChatPair.self, from: longChat, first: [.press(.older), .press(.receive)], takesOverViewState: true)
  }

  // MARK: Comparing

  /// Some events for the second screen, then others for the first, whose view state the second one may take over.
  private func expectAsSeparated<Pair: LessonPair>(
    _ pair: Pair.Type, from state: Pair.L.State? = nil, second: [Event<Pair.L.Control>] = [],
    first: [Event<Pair.L.Control>] = [], takesOverViewState: Bool = false
  ) {
    let state = state ?? Pair.SeparatedScreen(settings: Pair.L.Settings(), seed: 1).savedState

    /// What the second screen shows in the end.
    func cells<S: LessonScreen<Pair.Suite.L>>(_ screen: S.Type) -> [Cell] {
      let one = S(state: state)
      let other = S(beside: one)
      for event in second { other.handle(event) }
      other.redraw()
      for event in first { one.handle(event) }
      if takesOverViewState { other.viewState = one.viewState }
      other.redraw()
      return Array(other.window.surface.cells)
    }
    for variant in Pair.variants where variant.passes.contains(.changedBehind) {
      #expect(cells(variant.screen) == cells(Pair.SeparatedScreen.self), "\(variant.name)")
    }
  }
}
