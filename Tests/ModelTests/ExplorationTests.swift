import Lessons
import SeparatedModel
import Specifications
import Testing

/// Every state of a small configuration, reached without a screen. The numbers are counted in another way, and are those
/// of the screens, in `SuiteTests`.
@Suite struct `The states of` {
  @Test func `Mines are those of every field, and each fits together`() throws {
    let explored = ModelStates<MinesDriver<Game>>()
    for state in explored.states {
      try state.validate()
      let safeAndCovered = state.game.squares.count { !$0.isMine && $0.covering != .uncovered }
      let isLost = state.game.squares.contains { $0.isMine && $0.covering == .uncovered }
      #expect(state.game.nonMineSquaresRemaining == (isLost ? -1 : safeAndCovered))
    }
    #expect(explored.transitions == explored.states.count * 7, "Six squares and flag mode, in every state.")
    #expect(explored.states.count == 19_320, "As many as `MinesTests` counts.")
  }

  @Test func `a game that is over stay as they are, but for flag mode`() {
    let explored = ModelStates<MinesDriver<Game>>()
    for (state, successors) in zip(explored.states, explored.successors)
    where state.game.nonMineSquaresRemaining <= 0 {
      for successor in successors.compactMap(\.self) {
        #expect(explored.states[successor].game == state.game)
      }
    }
  }

  @Test func `To-do are the lists that adding and deleting lead to`() throws {
    let explored = ModelStates<ToDoDriver<ToDoStore>>()
    for state in explored.states {
      try state.validate()
      #expect(state.items.count <= state.capacity)
    }
    #expect(Set(explored.states.map(\.items)) == listsOfTitles(upTo: 4))
    #expect(explored.transitions == explored.states.reduce(0) { $0 + 1 + $1.items.count })
  }

  /// Texts of at most one of two characters, in three notes; none is being edited, or one of three with one of the texts
  /// as its draft. Drafts of two characters are not gone on from.
  @Test func `Notes are all texts in all notes`() throws {
    let explored = ModelStates<NotesDriver<Notebook>>()
    for state in explored.states { try state.validate() }
    let texts = 3
    #expect(explored.states.count { $0.draft.count <= 1 } == texts * texts * texts * (1 + 3 * texts))
  }

  /// See `PromotionsTests` for how the number is worked out; there a second switch doubles what a promotion can be.
  @Test func `Promotions are all that one promotion can be`() throws {
    let explored = ModelStates<PromotionsDriver<Shop>>()
    for state in explored.states { try state.validate() }
    #expect(explored.successors.count { !$0.isEmpty } == (8 * 25 + 16 * 9 + 1) * 10)
  }

  @Test func `Promotions never cost more than the order is for`() throws {
    let explored = ModelStates<PromotionsDriver<Shop>>()
    for state in explored.states {
      let shop = Shop(state: state.shop)
      #expect((0...shop.order.amount).contains(shop.price))
      #expect(shop.bestDiscount.map { shop.store.promotions.contains($0) } != false)
    }
  }

  /// Whatever the messages are, the draft has one character or none, each of the two users has one of two names, and
  /// no panel is open or that of either user, with one of that user's two names as its draft: 2 · 4 · 5.
  @Test func `Chat are two users who never come to be others`() throws {
    let explored = ModelStates<ChatDriver<ChatContext>>()
    for state in explored.states {
      try state.validate()
      #expect(state.conversation.users.map(\.id) == [Conversation.you, Conversation.other])
    }
    #expect(explored.successors.count { !$0.isEmpty } == 2 * 4 * 5 * conversations(ofMessages: 3))
  }

  @Test func `a model with other rules are others`() {
    #expect(ModelStates<MinesDriver<GameWithoutFlags>>().states.count < ModelStates<MinesDriver<Game>>().states.count)
  }

  // MARK: Counted in another way

  /// Lists of titles, closed under adding and deleting.
  private func listsOfTitles(upTo capacity: Int) -> Set<[String]> {
    closure(of: [[]]) { list in
      let shorter = list.indices.map { index in Array(list[..<index] + list[(index + 1)...]) }
      return list.count < capacity ? shorter + [list + ["To Do Item \(list.count + 1)"]] : shorter
    }
  }

  /// Lists of messages, as words, closed under sending, delivering, receiving and deleting.
  private func conversations(ofMessages limit: Int) -> Int {
    let (own, sent, sending) = ("own", "sent", "sending")
    return closure(of: [["other", own]]) { list in
      var next = [list.map { $0 == sending ? sent : $0 }]
      if list.count < limit { next += [list + [sending], list + ["received \(list.count + 1)"]] }
      for index in 1...2 where index < list.count && [own, sent, sending].contains(list[index]) {
        next.append(Array(list[..<index] + list[(index + 1)...]))
      }
      return next
    }.count
  }

  private func closure<Value: Hashable>(of start: Set<Value>, _ successors: (Value) -> [Value]) -> Set<Value> {
    var found = start
    var pending = Array(start)
    while let value = pending.popLast() {
      for next in successors(value) where found.insert(next).inserted { pending.append(next) }
    }
    return found
  }
}
