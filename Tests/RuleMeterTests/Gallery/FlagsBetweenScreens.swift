// One screen leaves a note for another in a variable, which decides as the other appears.
final class GameController: UIViewController {
  static var needsRestart = false  // R1 global-state
  override func viewWillAppear(_ animated: Bool) { if GameController.needsRestart { startGame() } }
  func startGame() { GameController.needsRestart = false }
}
