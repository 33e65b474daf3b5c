// A board game: touches, a theme, observers of properties, outlet collections.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import UIKit

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
  var highlighted: Int? {
    didSet { setNeedsDisplay() }
  }
  private var touchStart = CGPoint.zero  // R1 state-in-view
  private var cachedPath: UIBezierPath?
  private var displayLink: CADisplayLink?
  private var isDragging = false  // R1 state-in-view
  private var scale: CGFloat = 1 {
    didSet { transform = CGAffineTransform(scaleX: scale, y: scale) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = touches.first!.location(in: self)
    isDragging = true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isDragging, let point = touches.first?.location(in: self) else { return }
    if abs(point.x - touchStart.x) > 10 { highlighted = Int(point.x) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDragging = false
    if highlighted != nil { superview?.setNeedsLayout() }  // R3 direct-refresh
  }

  func zoom(_ factor: CGFloat) { scale = factor }

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
  @IBOutlet var tiles: [UIButton]!
  var moves: Int = 0 {  // R1 state-in-view
    didSet {
      scoreLabel.text = "\(moves)"  // R3 direct-refresh
      if moves > 10 { tiles.forEach { $0.isHidden = true } }  // R3 direct-refresh
    }
  }
  var startDate: Date?  // R1 state-in-view
  var player = "X"  // R1 state-in-view
  var names: (String, String) = ("A", "B")  // R1 state-in-view
  var theme: Theme = .light {
    didSet { applyTheme() }
  }

  enum Theme { case light, dark }

  override func viewDidLoad() {
    super.viewDidLoad()
    game.delegate = self
    gameView.tileColors = [.blue]
  }

  func gameDidChange(_ game: Game) { scoreLabel.text = "\(game.score)" }

  @IBAction func tap(_ sender: UIButton) {
    game.move()
    moves += 1
    sender.setTitle(player, for: .normal)  // R3 direct-refresh
    player = player == "X" ? "O" : "X"
    if startDate == nil { startDate = Date() }
    let index = tiles.firstIndex(of: sender)!
    tiles[index].isEnabled = false  // R3 direct-refresh
    game.board[0][index] = 1  // R2 raw-write
    gameView.highlighted = index  // R3 direct-refresh
  }

  @IBAction func switchTheme() { theme = .dark }

  private func applyTheme() {
    view.backgroundColor = theme == .dark ? .black : .white
    tiles.forEach { $0.tintColor = theme == .dark ? .white : .black }
  }

  @IBAction func restart() {
    game.reset()
    for tile in tiles {
      tile.isEnabled = true  // R3 direct-refresh
      tile.setTitle(nil, for: .normal)  // R3 direct-refresh
    }
    names = ("C", "D")
    title = names.0  // R3 direct-refresh
    gameView.zoom(1)  // R3 direct-refresh
    gameView.tileColors = []  // R3 direct-refresh
  }

  @objc func playersChanged(_ sender: UISegmentedControl) {
    switch sender.selectedSegmentIndex {
    case 0: names.0 = "Z"
    default: break
    }
  }
}
