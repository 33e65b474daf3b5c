// A game in a controller, with its squares in an outlet collection.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import UIKit

class TicTacToeViewController: UIViewController {
  @IBOutlet var squares: [UIButton]!
  @IBOutlet weak var turnLabel: UILabel!
  @IBOutlet weak var scoreLabel: UILabel!
  @IBOutlet weak var resetButton: UIButton!

  enum Player: String { case cross = "X", nought = "O" }

  var current = Player.cross  // R1 state-in-view
  var board = [Player?](repeating: nil, count: 9)  // R1 state-in-view
  var wins = [Player: Int]()  // R1 state-in-view
  var isOver = false  // R1 state-in-view
  let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

  override func viewDidLoad() {
    super.viewDidLoad()
    resetButton.layer.cornerRadius = 8
    startGame()
  }

  @IBAction func squarePressed(_ sender: UIButton) {
    guard !isOver, let index = squares.firstIndex(of: sender), board[index] == nil else { return }
    board[index] = current
    sender.setTitle(current.rawValue, for: .normal)  // R3 direct-refresh
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
    isOver = true
    wins[current, default: 0] += 1
    for index in line { squares[index].backgroundColor = .green }  // R3 direct-refresh
    scoreLabel.text = "\(wins[.cross] ?? 0) : \(wins[.nought] ?? 0)"  // R3 direct-refresh
    let alert = UIAlertController(title: "\(current.rawValue) wins", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Again", style: .default) { _ in self.startGame() })
    present(alert, animated: true)
  }

  func startGame() {
    board = Array(repeating: nil, count: 9)
    isOver = false
    current = .cross
    squares.forEach {
      $0.setTitle(nil, for: .normal)  // R3 direct-refresh
      $0.backgroundColor = .systemGray5  // R3 direct-refresh
    }
    updateTurn()  // R3 direct-refresh
  }

  func updateTurn() { turnLabel.text = "\(current.rawValue) to move" }

  @IBAction func resetPressed(_ sender: Any) {
    wins.removeAll()
    scoreLabel.text = "0 : 0"  // R3 direct-refresh
    startGame()
  }
}
