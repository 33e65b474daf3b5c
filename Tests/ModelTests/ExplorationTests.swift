import Lessons
import SeparatedModel
import Specifications
import Testing

/// Every state of a small configuration, reached without a screen. The numbers are counted in another way, too.
/// `SuiteTests` asks that the screens have the same.
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
    #expect(explored.states.count == fields())
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

  /// Three notes, each empty or with one of two characters; no note is being edited, or one of three with one of these
  /// texts as its draft. Drafts of two characters are not explored further.
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

  @Test func `a model with other rules are different`() {
    #expect(ModelStates<MinesDriver<GameWithoutFlags>>().states.count < ModelStates<MinesDriver<Game>>().states.count)
  }

  // MARK: Counted in another way

  /// Three by two squares with two mines, closed under pressing and switching the mode.
  private func fields() -> Int {
    let start = (0..<6).flatMap { one in (0..<one).map { Field(mines: [one, $0]) } }
    return closure(of: Set(start)) { field in
      var switched = field
      switched.flagMode.toggle()
      return [switched] + (field.isOver ? [] : (0..<6).map { field.pressed($0) })
    }.count
  }

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

/// A field of two rows of three squares, as sets of their numbers.
private struct Field: Hashable {
  let mines: Set<Int>
  var uncovered: Set<Int> = []
  var flagged: Set<Int> = []
  var flagMode = false

  var isOver: Bool { !uncovered.isDisjoint(with: mines) || uncovered.union(mines).count == 6 }

  func pressed(_ square: Int) -> Field {
    var field = self
    if !flagMode {
      field.spread(from: square)
    } else if !uncovered.contains(square) {
      field.flagged.formSymmetricDifference([square])
    }
    return field
  }

  private mutating func spread(from square: Int) {
    guard !flagged.contains(square), uncovered.insert(square).inserted else { return }
    let near = (0..<6).filter { $0 != square && abs($0 % 3 - square % 3) <= 1 }
    if !mines.contains(square), mines.isDisjoint(with: near) { for next in near { spread(from: next) } }
  }
}
