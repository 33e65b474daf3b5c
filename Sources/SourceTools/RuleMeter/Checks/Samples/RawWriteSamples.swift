enum RawWriteSamples {
  static let fires = [
    """
    import UIKit
    class Game { var score = 0 }
    class Screen: UIViewController { let game = Game(); func tap() { game./*!*/score = 1 } }
    """,
    """
    class Game { var score = 0 }
    func cheat(_ game: Game) { game./*!*/score += 100 }
    """,
    """
    class Game { static let shared = Game(); var score = 0 }
    class Other { func cheat() { Game.shared./*!*/score = 1 } }
    """,
    """
    struct Square { var isOpen = false }
    class Game { var squares: [Square] = [] }
    class Screen { var game: Game?; func open() { game?.squares[3]./*!*/isOpen = true } }
    """,
    """
    class Game { var items: [Int] = [] }
    class Screen { let game = Game(); func add() { let alias = game; alias.items./*!*/append(1) } }
    """,
    """
    class Game { var items: [Int] = [] }
    func sortAll(_ items: inout [Int]) { items.sort() }
    class Screen { let game = Game(); func sort() { sortAll(&/*!*/game.items) } }
    """,
    """
    class Game { var score = 0 }
    func currentGame() -> Game { Game() }
    class Screen { func tap() { currentGame()./*!*/score = 1 } }
    """,
    """
    class Game { var score = 0 }
    class Screen {
      var game: Game?
      func tap() {
        if let game { game./*!*/score = 1 }
        guard let current = game else { return }
        current./*!*/score = 2
      }
    }
    """,
    """
    class Player { var lives = 3 }
    class Screen {
      var players: [Player] = []
      func hit() {
        for player in players { player./*!*/lives -= 1 }
        players.forEach { $0./*!*/lives -= 1 }
        players.first { $0.lives > 1 }?./*!*/lives = 0
      }
    }
    """,
    """
    class Game { var score = 0 }
    class Screen { let game = Game(); func tap() { /*!*/game[keyPath: \\.score] = 1 } }
    """,
    """
    import SwiftUI
    @Observable class Note { var text = "" }
    struct Editor: View {
      @Bindable var note: Note
      var body: some View { TextField("Text", text: $note./*!*/text) }
    }
    """,
    """
    import UIKit
    class Tile: UIView { var isMine = false }
    class Board: UIViewController {
      var tiles: [Tile] = []
      func deal() { tiles[0]./*!*/isMine = true }
      func isLost() -> Bool { tiles.contains { $0.isMine } }
    }
    """,
    """
    class Game { var score = 0 }
    class Screen {
      let game = Game()
      func later() { load { [weak self] in self?.game./*!*/score = 3 } }
      func load(_ done: @escaping () -> Void) { done() }
    }
    """,
    """
    class Game { var score = 0 }
    class Arcade: Game {}
    class Screen { let arcade = Arcade(); func tap() { arcade./*!*/score = 1 } }
    """,
    """
    class Game { var score = 0 }
    class Screen {
      let pair = (game: Game(), name: "x")
      lazy var game = Game()
      func tap() { pair.game./*!*/score = 1; (game./*!*/score, pair.1.count) = (1, 2) }
    }
    """,
    """
    infix operator <-
    func <- (left: inout Int, right: Int) { left = right }
    class Game { var score = 0 }
    class Screen { let game = Game(); func tap() { game./*!*/score <- 3 } }
    """,
    """
    class Game { var score = 0 }
    typealias Model = Game
    class Screen { let games: [String: Model] = [:]; func tap() { games["a"]!./*!*/score = 1 } }
    """,
    """
    class Game { var score = 0 }
    class Screen { let game = Game() }
    extension Screen { func tap() { func inner() { game./*!*/score = 1 }; inner() } }
    """,
    """
    class Game { var score = 0 }
    enum Source { case game(Game), none }
    class Screen {
      func tap(_ source: Source) {
        switch source {
        case .game(let game): game./*!*/score = 1
        case .none: break
        }
      }
    }
    """,
    """
    class Game { var score = 0 }
    class Box<Value> { let value: Value; init(_ value: Value) { self.value = value } }
    class Screen { let box: Box<Game> = Box(Game()); func tap() { box.value./*!*/score = 1 } }
    """,
    """
    protocol Playing: AnyObject { var score: Int { get set } }
    class Game: Playing { var score = 0 }
    class Screen { let game: any Playing = Game(); func tap() { game./*!*/score = 1; game./*!*/score += 1 } }
    """,
    """
    import SwiftUI
    struct Note { var text = "" }
    struct Editor: View {
      @Binding var note: Note
      var body: some View { TextField("Text", text: $note./*!*/text) }
    }
    """,
    """
    import SwiftUI
    @Observable class Store { var names = [String]() }
    struct Screen: View {
      @Environment(Store.self) private var store
      var body: some View { Button("Add") { store.names./*!*/append("new") } }
    }
    """,
  ]

  static let silent = [
    "final class Game { var score = 0; func play() { score += 1; self.score = 2 } }",
    """
    class Game { private(set) var score = 0; func play() { score += 1 } }
    class Screen { let game = Game(); func tap() { game.play() } }
    """,
    """
    struct Square { var isOpen = false; mutating func open() { isOpen = true } }
    class Game { private(set) var squares: [Square] = []; func open() { squares[0].open() } }
    class Screen {
      let game = Game()
      func preview() -> Square { var copy = game.squares[0]; copy.isOpen = true; return copy }
    }
    """,
    """
    class Game { var score = 0; func play() { score = 1 } }
    class Screen { let game = Game(); func show() { var score = game.score; score += 1; print(score) } }
    """,
    """
    class Game { var items: [Int] = []; func add() { items.append(1) } }
    class Screen { let game = Game(); func show() -> [Int] { game.items.sorted().map { $0 + 1 } } }
    """,
    """
    class Game { private(set) var items: [Int] = []; func add() { items.append(1) } }
    extension Game { func clear() { items.removeAll() } }
    """,
    """
    class Game { var score = 0 }
    final class Arcade: Game { func bonus() { score += 10 } }
    """,
    """
    import UIKit
    class Screen: UIViewController { var count = 0; @objc func tap() { count += 1 } }
    """,
    """
    class Game { private(set) var score = 0; func set(_ value: Int) { score = value } }
    class Screen { let game = Game(); func tap() { game.set(3) } }
    """,
    """
    class Game { private(set) var score = 0; func win() { score += 1 } }
    class Screen {
      let game = Game()
      func tap(_ body: (Int) -> Void) { body(game.score); [1, 2].forEach { _ in print(game.score) } }
    }
    """,
    """
    import SwiftUI
    struct Editor: View {
      @State private var draft = ""
      var body: some View { TextField("Draft", text: $draft) }
    }
    """,
    """
    class Game { var score = 0; func play() { score += 1 } }
    class Other { var score = ""; init() { score = "x" } }
    """,
    """
    class Game { private(set) var lines: [String] = []; func add() { lines.append("") } }
    class Screen { let game = Game(); func text() -> String { var lines = game.lines; lines.append("end"); return lines.joined() } }
    """,
    """
    class Game { var isOver: Bool { get { score > 3 } set { finish(newValue) } }
      private var score = 0
      func finish(_ over: Bool) { score = over ? 4 : 0 } }
    class Screen { let game = Game(); func tap() { game.isOver = true } }
    """,
    """
    import UIKit
    struct Order { var amount = 0 }
    class Screen: UIViewController {
      private var order = Order()
      private var orders = [Order]()
      @objc func more() { order.amount += 1; orders[0].amount = 3 }
    }
    """,
    """
    class Game { var score = 0; func play() { score += 1 } }
    class Screen { func start() -> Game { let game = Game(); game.score = 3; return game } }
    """,
    """
    import UIKit
    class Detail: UIViewController { var count = 0; @objc func more() { count += 1 } }
    class Screen: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let navigation = segue.destination as? UINavigationController,
          let detail = navigation.topViewController as? Detail
        else { return }
        detail.count = 3
      }
    }
    """,
    """
    import SwiftUI
    class Store: ObservableObject { @Published var showsSheet = false; @Published private(set) var count = 0; func add() { count += 1 } }
    struct Screen: View {
      @ObservedObject var store: Store
      var body: some View {
        Button("Show") { store.showsSheet = true }.sheet(isPresented: $store.showsSheet) { Text("\\(store.count)") }
      }
    }
    """,
  ]
}
