// One screen leaves a note for another in a variable, which decides as the other appears.
final class GameController: UIViewController {
  static var needsRestart = false  // R1 global-state
  var difficulty = 1  // R1 state-in-view
  var caption = ""
  override func viewWillAppear(_ animated: Bool) {
    if GameController.needsRestart { startGame() }
    switch difficulty {
    case 1: startGame()
    default: break
    }
  }
  func startGame() { GameController.needsRestart = false }
}
final class SettingsController: UIViewController {
  var game: GameController?
  @IBAction func choose(_ sender: UISegmentedControl) {
    game?.difficulty = sender.selectedSegmentIndex  // R2 raw-write
    game?.caption = "x"  // R3 direct-refresh
  }
}
