// Ways to reach a model's data from outside, and their look-alikes.
struct Square {
  var isOpen = false
  mutating func toggle() { isOpen.toggle() }
}

class Game {
  var score = 0  // R2 exposed-state
  var name: String? = ""  // R2 exposed-state
  var squares: [Square] = []  // R2 exposed-state
  var marks: [String: Int] = [:]  // R2 exposed-state
  var position = (x: 0, y: 0)  // R2 exposed-state
  subscript(index: Int) -> Square {
    get { squares[index] }
    set { squares[index] = newValue }
  }
}

final class Arcade: Game { func bonus() { score += 1 } }
infix operator <-
func <- (left: inout Int, right: Int) { left = right }
enum Holder { case game(Game) }

struct Player {
  let game: Game
  let arcade = Arcade()
  var games: [Game] = []
  let maybe: Game?

  func directly() {
    game.name = nil  // R2 raw-write
    game.name?.replace("a", with: "b")  // R2 raw-write
    game.squares.append(Square())  // R2 raw-write
    game.squares[0].toggle()  // R2 raw-write
    game.marks["b", default: 0] += 1  // R2 raw-write
    game.position.x = 3  // R2 raw-write
    game.score <- 4  // R2 raw-write
    swap(&game.score, &game.position.y)  // R2 raw-write, R2 raw-write
    arcade.score = 1  // R2 raw-write
  }

  func throughNames(_ holder: Holder, _ any: Any) {
    let alias = game
    alias.score = 1  // R2 raw-write
    maybe?.score = 1  // R2 raw-write
    guard let certain = maybe else { return }
    certain.score = 1  // R2 raw-write
    if case .game(let held) = holder { held.score = 1 }  // R2 raw-write
    (any as? Game)?.score = 1  // R2 raw-write
    let pair = (game: game, count: 1)
    pair.game.score = pair.count  // R2 raw-write
  }

  func throughCollections() {
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
    var squares = game.squares
    squares.append(Square())
    game[0] = squares[0]
  }

  func later(_ run: (@escaping () -> Void) -> Void) {
    run { [weak game] in game?.score = 1 }  // R2 raw-write
  }
}
