import Foundation
import Lessons
import SeparatedModel
import Specifications
import Testing

/// What each model can be asked for, listed so that it can be told which data can follow from which.
@Suite struct `The requests` {
  @Test(arguments: allModels.indices)
  func `are those of the lesson's protocol`(index: Int) throws {
    try allModels[index].checkNames()
  }

  @Test(arguments: allModels.indices)
  func `lead wherever an event leads in the states that are explored`(index: Int) {
    let (transitions, missing) = allModels[index].transitionsWithoutRequest()
    #expect(transitions > 100)
    #expect(missing == [])
  }

  @Test(arguments: [
    (MinesSettings(width: 3, height: 3, mineCount: 2), 19), (MinesSettings(width: 7, height: 3, mineCount: 3), 43),
  ])
  func `of Mines are as many as were registered`(settings: MinesSettings, count: Int) {
    let game = Game(settings: settings, seed: 1).savedState
    #expect(MinesDriver<Game>.requests(from: game, to: game).count == count)
    #expect(MinesDriver<Game>.smallSettings.contains(settings))
  }

  @Test func `of To-do are as many as were registered`() {
    let counts = ToDoDriver<ToDoStore>.smallSettings.map { settings in
      let full = ToDoState(capacity: settings.capacity, items: Array(repeating: "", count: settings.capacity))
      return ToDoDriver<ToDoStore>.requests(from: full, to: full).count
    }
    #expect(counts == [5, 13])
  }

  @Test func `of Notes are as many as were registered`() {
    #expect(NotesDriver<Notebook>.requests(from: Notes.texts, to: Notes.texts).count == 3)
  }

  @Test func `of Promotions are as many as were registered`() {
    var full = ShopState.start
    full.promotions = Array(repeating: full.promotions[0], count: Promotions.capacity)
    #expect(PromotionsDriver<Shop>.requests(from: full, to: full).count == 99)
  }

  @Test func `of Chat are as many as were registered`() {
    #expect(ChatDriver<ChatContext>.requests(from: .start, to: .start).count == 5 + 2)
  }
}

@Suite struct `Data` {
  private func mines(_ picture: String) -> GameState { MinesState(picture).game }

  @Test func `of Mines are impossible when squares and their count do not fit, or a square was never pressed`() {
    typealias Driver = MinesDriver<Game>
    let before = mines("*..\n...")
    var flagged = before
    flagged.squares[0].covering = .flagged
    var miscounted = flagged
    miscounted.nonMineSquaresRemaining -= 1
    var moved = before
    moved.squares.swapAt(0, 5)
    var twice = flagged
    twice.squares[1].covering = .flagged
    #expect(Driver.isPossible(before, from: before))
    #expect(Driver.isPossible(flagged, from: before))
    for impossible in [miscounted, moved, twice] { #expect(!Driver.isPossible(impossible, from: before)) }
  }

  @Test func `of To-do are impossible when an item has another title, or is one too many`() {
    typealias Driver = ToDoDriver<ToDoStore>
    func state(_ items: String...) -> ToDoState { ToDoState(capacity: 2, items: items) }
    #expect(Driver.isPossible(state("To Do Item 1"), from: state()))
    #expect(Driver.isPossible(state(), from: state("a")))
    #expect(!Driver.isPossible(state("To Do Item 2"), from: state()))
    #expect(!Driver.isPossible(state("a", "b", "To Do Item 3"), from: state("a", "b")))
    #expect(!Driver.isPossible(state(), from: state("a", "b")))
  }

  @Test func `of Notes are impossible when two texts change at once, or a note is gone`() {
    typealias Driver = NotesDriver<Notebook>
    #expect(Driver.isPossible(["a", "x", "c"], from: ["a", "b", "c"]))
    #expect(!Driver.isPossible(["a", "x", "y"], from: ["a", "b", "c"]))
    #expect(!Driver.isPossible(["a", "b"], from: ["a", "b", "c"]))
  }

  @Test func `of Promotions may go as far as a limit that lies between two steps, and no farther`() {
    typealias Driver = PromotionsDriver<Shop>
    var before = ShopState.start
    before.promotions[0].discount = 7
    func after(_ change: (inout ShopState) -> Void) -> ShopState {
      var after = before
      change(&after)
      return after
    }
    #expect(Driver.isPossible(after { $0.promotions[0].discount = 5 }, from: before))
    #expect(Driver.isPossible(after { $0.promotions[0].discount = 97 }, from: before))
    #expect(Driver.isPossible(after { $0.amount += 70_00 }, from: before))
    #expect(!Driver.isPossible(after { $0.promotions[0].discount = 6 }, from: before))
    #expect(!Driver.isPossible(after { $0.promotions[0].discount = 2 }, from: before))
    #expect(!Driver.isPossible(after { $0.amount += 5 }, from: before))
    #expect(!Driver.isPossible(after { $0.server.removeLast() }, from: before))
    before.pending = .load
    #expect(!Driver.isPossible(after { $0.promotions[0].isActive.toggle() }, from: before))
  }

  @Test func `of Chat are impossible with another sender, or a number that was not counted`() {
    typealias Driver = ChatDriver<ChatContext>
    func after(_ message: Conversation.Message) -> Conversation {
      var after = Conversation.start
      after.messages.append(message)
      return after
    }
    let (you, other) = (Conversation.you, Conversation.other)
    #expect(Driver.isPossible(after(.init(sender: you, text: "any", isSending: true)), from: .start))
    #expect(Driver.isPossible(after(.init(sender: other, text: "Message 5")), from: .start))
    #expect(!Driver.isPossible(after(.init(sender: you, text: "any")), from: .start))
    #expect(!Driver.isPossible(after(.init(sender: you, text: " ", isSending: true)), from: .start))
    #expect(!Driver.isPossible(after(.init(sender: other, text: "Message 4")), from: .start))
  }
}

extension ModelDriver {
  fileprivate static func checkNames() throws {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../Sources/Lessons/\(L.self)").standardized
    let source = try String(contentsOf: folder.appending(path: "\(L.self)Model.swift"), encoding: .utf8)
    // What answers is no request.
    let declarations = source.split(separator: "\n").filter { $0.hasPrefix("  func ") && !$0.contains("->") }
    let functions = declarations.map { String($0.dropFirst("  func ".count).prefix { $0 != "(" }) }
    let states = ModelStates<Self>().states.prefix(100).map(data)
    #expect(Set(states.flatMap { requests(from: $0, to: $0) }.map(\.name)) == Set(functions), "\(L.self)")
  }

  fileprivate static func transitionsWithoutRequest() -> (count: Int, missing: [String]) {
    let explored = ModelStates<Self>()
    var (count, missing) = (0, [String]())
    for (number, successors) in explored.successors.enumerated() {
      for (step, successor) in zip(steps, successors) {
        guard let successor else { continue }
        count += 1
        let (before, after) = (explored.states[number], explored.states[successor])
        if !isPossible(data(of: after), from: data(of: before)) { missing.append("\(step) from \(before.json)") }
      }
    }
    return (count, missing)
  }
}
