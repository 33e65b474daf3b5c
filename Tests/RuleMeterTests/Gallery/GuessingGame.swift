// A game of one screen: everything is in the controller, and each round ends with the labels set by hand.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit

class GuessingViewController: UIViewController {
  @IBOutlet weak var slider: UISlider!
  @IBOutlet weak var targetLabel: UILabel!
  @IBOutlet weak var scoreLabel: UILabel!
  @IBOutlet weak var roundLabel: UILabel!
  @IBOutlet var hearts: [UIImageView]!

  var currentValue = 0  // R1 state-in-view
  var targetValue = 0  // R1 state-in-view
  var score = 0  // R1 state-in-view
  var round = 0  // R1 state-in-view
  var lives = 3  // R1 state-in-view

  override func viewDidLoad() {
    super.viewDidLoad()
    let thumbImage = UIImage(named: "SliderThumb-Normal")!
    slider.setThumbImage(thumbImage, for: .normal)
    startNewGame()
  }

  @IBAction func sliderMoved(_ slider: UISlider) {
    currentValue = Int(slider.value.rounded())
  }

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
    present(alert, animated: true, completion: nil)
  }

  @IBAction func startOver() {
    startNewGame()
    let transition = CATransition()
    transition.type = .fade
    transition.duration = 1
    view.layer.add(transition, forKey: nil)
  }

  func startNewGame() {
    score = 0
    round = 0
    lives = 3
    startNewRound()
  }

  func startNewRound() {
    round += 1
    targetValue = Int.random(in: 1...100)
    currentValue = 50
    slider.value = Float(currentValue)  // R3 direct-refresh
    updateLabels()  // R3 direct-refresh
  }

  func updateLabels() {
    targetLabel.text = String(targetValue)
    scoreLabel.text = String(score)
    roundLabel.text = String(round)
    for (index, heart) in hearts.enumerated() {
      heart.isHidden = index >= lives
    }
  }
}
