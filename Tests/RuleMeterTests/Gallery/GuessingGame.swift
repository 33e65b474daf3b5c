// A game of one screen: everything is in the controller, and each round ends with the slider set by hand.

class GuessingViewController: UIViewController {
  @IBOutlet weak var slider: UISlider!

  var currentValue = 0  // R1 state-in-view
  var targetValue = 0  // R1 state-in-view
  var score = 0  // R1 state-in-view
  var round = 0  // R1 state-in-view
  var lives = 3  // R1 state-in-view

  @IBAction func showAlert() {
    let difference = abs(targetValue - currentValue)
    var points = 100 - difference
    let title: String
    if difference == 0 {
      title = "Perfect!"
      points += 100
    } else {
      title = "Not even close..."
      lives -= 1
    }
    score += points
    let message = "You scored \(points) points"
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default) { _ in
      self.startNewRound()
    }
    alert.addAction(action)
  }

  @IBAction func startOver() {
    startNewGame()
    let transition = CATransition()
    view.layer.add(transition, forKey: nil)
  }

  func startNewGame() {
    startNewRound()
  }

  func startNewRound() {
    round += 1
    targetValue = Int.random(in: 1...100)
    currentValue = 50
    slider.value = Float(currentValue)  // R3 direct-refresh
  }
}
