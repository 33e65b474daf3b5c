// A game of one screen: turns, a slider that is set by hand, squares in an outlet collection.

class GuessingViewController: UIViewController {
  @IBOutlet weak var slider: UISlider!
  @IBOutlet var squares: [UIButton]!
  var currentValue = 0  // R1 state-in-view
  var targetValue = 0  // R1 state-in-view
  var board = [Int?](repeating: nil, count: 9)  // R1 state-in-view
  var isOver = false  // R1 state-in-view

  @IBAction func startOver() {
    targetValue = Int.random(in: 1...100)
    currentValue = 50
    slider.value = Float(currentValue)  // R3 direct-refresh
    view.layer.add(CATransition(), forKey: nil)
  }

  @IBAction func squarePressed(_ sender: UIButton) {
    guard !isOver, let index = squares.firstIndex(of: sender), board[index] == nil else { return }
    board[index] = targetValue - currentValue
    if board.count > 20 {
      print(index)
    } else if !board.contains(where: { $0 == nil }) {
      isOver = true
    }
  }
}
