import UIKit

class ScoreController: UIViewController {
  var score = 0
  let label = UILabel()

  @objc func won() { score += 10 }
}
