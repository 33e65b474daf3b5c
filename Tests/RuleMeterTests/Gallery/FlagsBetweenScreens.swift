// One screen leaves a note for another in a variable, which decides as the other appears, or gives it to a closure.
final class GameController: UIViewController {
  static var needsRestart = false  // R1 global-state
  override func viewWillAppear(_ animated: Bool) { if GameController.needsRestart { startGame() } }
  func startGame() { GameController.needsRestart = false }
}
final class PickController: UIViewController {
  private var picked = 0  // R1 state-in-view
  var onPick: ((Int) -> Void)?; func pick(_ index: Int) { picked = index }; @objc func done() { onPick?(picked) }
}
