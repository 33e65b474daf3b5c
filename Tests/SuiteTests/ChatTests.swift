import Equivalence
import Foundation
import Lessons
import Renderer
import SeparatedModel
import Specifications
import Suites
import Testing

import class Separated.ChatScreen
import class Worst.ChatScreen

private typealias WorstScreen = Worst.ChatScreen
private typealias SeparatedScreen = Separated.ChatScreen

@Suite struct `Both variants of Chat` {
  /// Whatever the messages are, the draft has one character or none, each of the two users has one of two names, and
  /// no panel is open or that of either user, with one of that user's two names as its draft: 2 · 4 · 5.
  @Test func `agree in every state of one further message`() throws {
    let check = LessonCheck(ChatSuite.self, subject: SeparatedScreen.self, reference: WorstScreen.self)
    #expect(try check.states(.byTests).states == 2 * 4 * 5 * lists(ofMessages: 3).count)
  }

  /// The lists of messages, counted in another way: words, closed under sending, delivering, receiving and deleting.
  private func lists(ofMessages limit: Int) -> Set<[String]> {
    let (own, sent, sending) = ("own", "sent", "sending")
    var found: Set = [["other", own]]
    var pending = Array(found)
    while let list = pending.popLast() {
      var next = [list.map { $0 == sending ? sent : $0 }]
      if list.count < limit { next += [list + [sending], list + ["received \(list.count + 1)"]] }
      for index in 1...2 where index < list.count && [own, sent, sending].contains(list[index]) {
        next.append(Array(list[..<index] + list[(index + 1)...]))
      }
      for list in next where found.insert(list).inserted { pending.append(list) }
    }
    return found
  }

  @Test func `restore a state in place`() throws {
    let state = try ChatState(
      json: Data(
        #"""
        {"detail":1,"draft":"d","messages":[{"isSending":true,"sender":1,"text":"x"}],"nameDraft":"n","scroll":0,
        "users":[{"id":1,"name":"A"},{"id":2,"name":"B"}]}
        """#.utf8))
    let states = [state, ChatState(conversation: .start), state]
    try restoreInPlace(states, WorstScreen(settings: NoSettings(), seed: 1))
    try restoreInPlace(states, SeparatedScreen(settings: NoSettings(), seed: 1))
    try restoreInPlace(states, Lockstep<WorstScreen, SeparatedScreen>(settings: NoSettings(), seed: 1))
  }
}

@Suite struct `A context of Chat` {
  @Test func `shows a renaming in every screen that was opened on it`() {
    let context = ChatContext(.start)
    let (first, second) = (SeparatedScreen(context: context), SeparatedScreen(context: context))
    second.redraw()
    context.businessObject.rename(context.dataHandler.user(2), to: "Guest")
    first.redraw()
    second.redraw()
    #expect(first.window.surface.lines == second.window.surface.lines)
    #expect(second.window.surface.lines[0] == "MrPeak and Guest")
    #expect(
      second.window.names(of: second.window.redrawn) == ["avatar 0", "avatar 2", "message 0", "message 2", "title"])
  }

  @Test func `keeps the messages in sight when another screen deletes one below them`() {
    var conversation = Conversation.start
    for number in 5...20 { conversation.messages.append(.init(sender: 1, text: "Hello \(number)")) }
    let context = ChatContext(conversation)
    let (first, second) = (SeparatedScreen(context: context), SeparatedScreen(context: context))
    for _ in 1...3 { second.handle(.press(.older)) }
    second.redraw()
    let rows = second.window.surface.lines[2...15]
    first.handle(.press(.delete(19)))
    second.redraw()
    #expect(second.window.surface.lines[2...15] == rows)
    #expect(second.savedState.scroll == 2)
  }

  @Test func `keeps no screen alive`() {
    let context = ChatContext(.start)
    weak var screen: SeparatedScreen?
    do {
      let shown = SeparatedScreen(context: context)
      shown.handle(.press(.avatar(0)))
      screen = shown
    }
    #expect(screen == nil)
    context.businessObject.receive()
  }
}
