import Foundation
import Lessons
import SeparatedModel
import Specifications
import Testing

/// What each model can be asked for, listed so that it can be told which data can follow from which.
@Suite struct `The requests` {
  @Test(arguments: allModels.indices)
  func `are those of the lesson's protocol`(index: Int) throws { try allModels[index].checkNames() }

  @Test func `are as many as were registered`() {
    let settings = MinesDriver<Game>.smallSettings
    #expect(
      settings == [MinesSettings(width: 3, height: 3, mineCount: 2), MinesSettings(width: 7, height: 3, mineCount: 3)])
    let games = settings.map { Game(settings: $0, seed: 1).savedState }
    #expect(games.map { MinesDriver<Game>.requests(from: $0, to: $0).count } == [19, 43])
    let lists = ToDoDriver<ToDoStore>.smallSettings.map { settings in
      ToDoState(capacity: settings.capacity, items: Array(repeating: "", count: settings.capacity))
    }
    #expect(lists.map { ToDoDriver<ToDoStore>.requests(from: $0, to: $0).count } == [5, 13])
    #expect(NotesDriver<Notebook>.requests(from: Notes.texts, to: Notes.texts).count == 3)
    var shop = ShopState.start
    shop.promotions = Array(repeating: shop.promotions[0], count: Promotions.capacity)
    #expect(PromotionsDriver<Shop>.requests(from: shop, to: shop).map(\.name).count == 99)
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
}
