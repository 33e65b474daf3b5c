// A board game: touches, a theme, a path that is kept, players that take turns.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine

class Game {
  var board: [[Int]] = []  // R2 exposed-state
  private(set) var score = 0
  var delegate: GameDelegate?
  func move() { score += 1; delegate?.gameDidChange(self) }
  func reset() { score = 0; board = [] }
}

protocol GameDelegate { func gameDidChange(_ game: Game) }

class GameView: UIView {
  var tileColors: [UIColor] = [.red] { didSet { setNeedsDisplay() } }
  var highlighted: Int?
  private var touchStart = CGPoint.zero  // R1 state-in-view
  private var cachedPath: UIBezierPath?
  private var isDragging = false  // R1 state-in-view

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = touches.first!.location(in: self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isDragging, let point = touches.first?.location(in: self) else { return }
    if abs(point.x - touchStart.x) > 10 { highlighted = Int(point.x) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDragging = false
    if highlighted != nil { superview?.setNeedsLayout() }  // R3 direct-refresh
  }

  func path() -> UIBezierPath {
    if let cachedPath { return cachedPath }
    let path = UIBezierPath()
    cachedPath = path
    return path
  }
}

class GameController: UIViewController, GameDelegate {
  let game = Game()
  @IBOutlet var gameView: GameView!
  @IBOutlet var scoreLabel: UILabel!
  var player = "X"  // R1 state-in-view
  var names: (String, String) = ("A", "B")  // R1 state-in-view

  func gameDidChange(_ game: Game) { scoreLabel.text = "\(game.score)" }
  @IBAction func tap(_ sender: UIButton) { player = player == "X" ? "O" : "X" }

  @IBAction func restart() {
    game.reset()
    gameView.tileColors = []  // R3 direct-refresh
  }

  @objc func playersChanged(_ sender: UISegmentedControl) {
    switch sender.selectedSegmentIndex {
    case 0: names.0 = "Z"
    default: break
    }
  }
}
