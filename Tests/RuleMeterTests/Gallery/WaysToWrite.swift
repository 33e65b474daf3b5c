// Thirty ways to reach a model's data from outside, and their look-alikes.
struct Square {
  var isOpen = false
  var flags = 0
  mutating func toggle() { isOpen.toggle() }
}

class Game {
  nonisolated(unsafe) static let shared = Game()
  var score = 0  // R2 exposed-state
  var name: String? = ""  // R2 exposed-state
  var squares: [Square] = []  // R2 exposed-state
  var marks: [String: Int] = [:]  // R2 exposed-state
  var position = (x: 0, y: 0)  // R2 exposed-state
  var next: Game?
  subscript(index: Int) -> Square {
    get { squares[index] }
    set { squares[index] = newValue }
  }
}

final class Arcade: Game { func bonus() { score += 1 } }
func currentGame() -> Game { Game.shared }
func reset(_ number: inout Int) { number = 0 }
infix operator <-
func <- (left: inout Int, right: Int) { left = right }

enum Holder {
  case game(Game)
  case none
}

struct Player {
  let game: Game
  let arcade = Arcade()
  var games: [Game] = []
  let byName: [String: Game] = [:]
  let maybe: Game?

  func directly() {
    game.score = 1  // R2 raw-write
    game.score += 1  // R2 raw-write
    self.game.score = 2  // R2 raw-write
    game.name?.append("!")  // R2 raw-write
    game.name = nil  // R2 raw-write
    game.squares.append(Square())  // R2 raw-write
    game.squares[0].isOpen = true  // R2 raw-write
    game.squares[0].toggle()  // R2 raw-write
    game.squares[0] = Square()  // R2 raw-write
    game.marks["a"] = 1  // R2 raw-write
    game.marks["b", default: 0] += 1  // R2 raw-write
    game.position.x = 3  // R2 raw-write
    game.next?.score = 1  // R2 raw-write
    game.score <- 4  // R2 raw-write
    reset(&game.score)  // R2 raw-write
    swap(&game.score, &game.squares[0].flags)  // R2 raw-write, R2 raw-write
    arcade.score = 1  // R2 raw-write
  }

  func throughNames(_ given: Game, _ holder: Holder, _ any: Any) {
    let alias = game
    alias.score = 1  // R2 raw-write
    given.score = 1  // R2 raw-write
    Game.shared.score = 1  // R2 raw-write
    currentGame().score = 1  // R2 raw-write
    maybe?.score = 1  // R2 raw-write
    // swift-format-ignore: NeverForceUnwrap
    maybe!.score = 1  // R2 raw-write
    if let maybe { maybe.score = 1 }  // R2 raw-write
    if let other = maybe { other.score = 1 }  // R2 raw-write
    guard let certain = maybe else { return }
    certain.score = 1  // R2 raw-write
    if case .game(let held) = holder { held.score = 1 }  // R2 raw-write
    (any as? Game)?.score = 1  // R2 raw-write
    byName["a"]?.score = 1  // R2 raw-write
    let pair = (game: game, count: 1)
    pair.game.score = pair.count  // R2 raw-write
  }

  func throughCollections() {
    for game in games { game.score = 1 }  // R2 raw-write
    games.forEach { $0.score = 1 }  // R2 raw-write
    games.forEach { game in game.score = 1 }  // R2 raw-write
    games.first?.score = 1  // R2 raw-write
    games[0].score = 1  // R2 raw-write
    for (index, game) in games.enumerated() { game.score = index }  // R2 raw-write
    games.filter { $0.score > 1 }.last?.score = 1  // R2 raw-write
    zip(games, games).forEach { $0.score = $1.score }  // R2 raw-write
  }

  func throughKeyPaths() {
    game[keyPath: \.score] = 1  // R2 raw-write
    let path = \Game.score
    game[keyPath: path] = 2  // R2 raw-write
  }

  func lookAlikes() {
    var square = game.squares[0]
    square.isOpen = true
    var score = game.score
    score += 1
    var squares = game.squares
    squares.append(square)
    let doubled = games.map { $0.score * 2 }
    _ = doubled.sorted()
    game[0] = square
  }
}

extension Player {
  func later(_ run: (@escaping () -> Void) -> Void) {
    run { [weak game] in game?.score = 1 }  // R2 raw-write
    run { [game = self.game] in game.score = 1 }  // R2 raw-write
  }
}
