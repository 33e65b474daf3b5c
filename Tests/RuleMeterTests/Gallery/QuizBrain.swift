// A quiz whose rules are a struct in the controller: one variable, and labels set by hand after each answer.
// swift-format-ignore-file: NeverForceUnwrap

struct Question {
  let text: String
  let correctAnswer: String
}

struct QuizBrain {
  var questionNumber = 0
  var score = 0

  let quiz = [Question(text: "Which is the largest organ?", correctAnswer: "Skin")]

  mutating func getScore() -> Int { score }

  mutating func checkAnswer(userAnswer: String) -> Bool {
    if userAnswer == quiz[questionNumber].correctAnswer {
      score += 1
      return true
    }
    return false
  }
}

class QuizViewController: UIViewController {
  @IBOutlet weak var scoreLabel: UILabel!

  var quizBrain = QuizBrain()  // R1 state-in-view
  var timer = Timer()

  @IBAction func answerButtonPressed(_ sender: UIButton) {
    let userAnswer = sender.currentTitle!
    let userGotItRight = quizBrain.checkAnswer(userAnswer: userAnswer)
    if userGotItRight {
      sender.backgroundColor = UIColor.green  // R3 direct-refresh
    } else {
      sender.backgroundColor = UIColor.red  // R3 direct-refresh
    }
    timer = Timer.scheduledTimer(
      timeInterval: 0.2, target: self, selector: #selector(updateUI), userInfo: nil, repeats: false)
  }

  @objc func updateUI() { scoreLabel.text = "Score: \(quizBrain.getScore())" }
}
