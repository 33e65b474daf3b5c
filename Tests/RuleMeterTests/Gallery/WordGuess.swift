// Buttons that were used up, which clearing gives back.
final class Board: UIViewController {
  private var activated: [UIButton] = []  // R1 state-in-view
  @objc func letterTapped(_ sender: UIButton) {
    activated.append(sender)
    sender.isHidden = true  // R3 direct-refresh
  }
  @IBAction func clear() {
    for button in activated { button.isHidden = false }
    activated.removeAll()
  }
}
