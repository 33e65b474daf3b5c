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

@Suite struct `A saved chat` {
  private static let valid =
    #"{"detail":null,"draft":"","messages":[{"isSending":false,"sender":1,"text":"hello"}],"nameDraft":"","scroll":0,"#
    + #""users":[{"id":1,"name":"MrPeak"},{"id":2,"name":"Visitor"}]}"#

  @Test func `is one line of JSON with sorted keys`() throws {
    #expect(try ChatState(json: Data(Self.valid.utf8)).json == Self.valid)
  }

  @Test(arguments: [
    (#""sender":1"#, #""sender":3"#, "'messages.0.sender' is 3, allowed is 1…2"),
    (#""text":"hello""#, #""text":"  ""#, "'messages.0.text' is '  ', allowed is text that is not all spaces"),
    (
      #"false,"sender":1"#, #"true,"sender":2"#,
      "'messages.0.isSending' is true, allowed is false for a message of the other side"
    ),
    (#""scroll":0"#, #""scroll":1"#, "'scroll' is 1, allowed is 0…0"),
    (#""scroll":0"#, #""scroll":-1"#, "'scroll' is -1, allowed is 0…0"),
    (#""detail":null"#, #""detail":0"#, "'detail' is 0, allowed is 1…2"),
    (#""detail":null,"#, "", "'detail' is missing"),
    (#""nameDraft":"""#, #""nameDraft":"n""#, "'nameDraft' is 'n', allowed is '' while 'detail' is null"),
    (#""id":2"#, #""id":1"#, "'users.1.id' is 1, which does not fit the rest: it has to be 2"),
    (#"{"id":1,"name":"MrPeak"},"#, "", "'number of users' is 1, which does not fit the rest: it has to be 2"),
    (
      "MrPeak", "123456789012345678901",
      "'number of characters in users.0.name' is 21, allowed is 1…20"
    ),
    ("MrPeak", " ", "'users.0.name' is ' ', allowed is text that is not all spaces"),
  ])
  func `is refused with the value and the limit`(part: String, replacement: String, message: String) {
    let json = Self.valid.replacing(part, with: replacement)
    #expect(throws: InvalidState(message)) { try ChatState(json: Data(json.utf8)) }
  }
}
