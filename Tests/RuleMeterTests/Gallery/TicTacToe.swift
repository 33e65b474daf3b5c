// A game in a controller, with its squares in an outlet collection.

class TicTacToeViewController: UIViewController {
  @IBOutlet var squares: [UIButton]!
  @IBOutlet weak var turnLabel: UILabel!

  enum Player: String { case cross = "X", nought = "O" }

  var current = Player.cross  // R1 state-in-view
  var board = [Player?](repeating: nil, count: 9)  // R1 state-in-view
  var wins = [Player: Int]()  // R1 state-in-view
  var isOver = false  // R1 state-in-view
  let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

  @IBAction func squarePressed(_ sender: UIButton) {
    guard !isOver, let index = squares.firstIndex(of: sender), board[index] == nil else { return }
    board[index] = current
    if let line = winningLine() {
      finish(line)
    } else if !board.contains(where: { $0 == nil }) {
      isOver = true
      turnLabel.text = "Draw"  // R3 direct-refresh
    } else {
      current = current == .cross ? .nought : .cross
      updateTurn()  // R3 direct-refresh
    }
  }

  func winningLine() -> [Int]? {
    lines.first { line in line.allSatisfy { board[$0] == current } }
  }

  func finish(_ line: [Int]) {
    wins[current, default: 0] += 1
  }

  func updateTurn() { turnLabel.text = "\(current.rawValue) to move" }
}
