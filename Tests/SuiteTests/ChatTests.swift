import Equivalence
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
}

@Suite struct `A context of Chat` {
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
