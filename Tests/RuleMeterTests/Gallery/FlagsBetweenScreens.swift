// One screen leaves a note for another in a variable, which decides as the other appears.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit
final class Options { private(set) var size = 3; func grow() { size += 1 } }
final class GameController: UIViewController {
  static var needsRestart = false  // R1 global-state
  var difficulty = 1  // R1 state-in-view
  var caption = ""
  private let label = UILabel()
  private let board = UIView()
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if GameController.needsRestart { startGame() }
    switch difficulty {
    case 1: startGame();
    default: break
    }
    label.text = caption  // R3 direct-refresh
  }
  func startGame() { GameController.needsRestart = false }
}
final class SettingsController: UIViewController {
  var game: GameController?
  private let label = UILabel()
  @IBAction func change(_ sender: UISwitch) {
    GameController.needsRestart = sender.isOn  // R2 raw-write
    label.text = "changed"  // R3 direct-refresh
  }
  @IBAction func choose(_ sender: UISegmentedControl) {
    game?.difficulty = sender.selectedSegmentIndex  // R2 raw-write
    label.text = "chosen"  // R3 direct-refresh
    game?.caption = "x"  // R3 direct-refresh
  }
}
