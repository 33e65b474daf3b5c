import UIKit

class Player {
  private(set) var isPlaying = false
  func toggle() { isPlaying.toggle() }
}

class PlayerController: UIViewController {
  let player = Player()
  let button = UIButton()

  @objc func tapped() {
    player.toggle()
    button.isSelected = player.isPlaying
  }
}
