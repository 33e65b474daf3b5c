// A quiz whose rules are a struct in the controller: one variable, and labels set by hand after each answer.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit

struct Question {
  let text: String
  let answers: [String]
  let correctAnswer: String
}

struct QuizBrain {
  var questionNumber = 0
  var score = 0

  let quiz = [
    Question(text: "Which is the largest organ?", answers: ["Heart", "Skin"], correctAnswer: "Skin"),
    Question(text: "Five dollars is worth how many nickels?", answers: ["25", "50"], correctAnswer: "50"),
  ]

  func getQuestionText() -> String { quiz[questionNumber].text }
  func getProgress() -> Float { Float(questionNumber) / Float(quiz.count) }
  mutating func getScore() -> Int { score }

  mutating func nextQuestion() {
    if questionNumber + 1 < quiz.count {
      questionNumber += 1
    } else {
      questionNumber = 0
      score = 0
    }
  }

  mutating func checkAnswer(userAnswer: String) -> Bool {
    if userAnswer == quiz[questionNumber].correctAnswer {
      score += 1
      return true
    }
    return false
  }
}

class QuizViewController: UIViewController {
  @IBOutlet weak var questionLabel: UILabel!
  @IBOutlet weak var progressBar: UIProgressView!
  @IBOutlet weak var scoreLabel: UILabel!
  @IBOutlet var choiceButtons: [UIButton]!

  var quizBrain = QuizBrain()  // R1 state-in-view
  var timer = Timer()

  override func viewDidLoad() {
    super.viewDidLoad()
    updateUI()
  }

  @IBAction func answerButtonPressed(_ sender: UIButton) {
    let userAnswer = sender.currentTitle!
    let userGotItRight = quizBrain.checkAnswer(userAnswer: userAnswer)
    if userGotItRight {
      sender.backgroundColor = UIColor.green  // R3 direct-refresh
    } else {
      sender.backgroundColor = UIColor.red  // R3 direct-refresh
    }
    quizBrain.nextQuestion()
    timer = Timer.scheduledTimer(
      timeInterval: 0.2, target: self, selector: #selector(updateUI), userInfo: nil, repeats: false)
  }

  @objc func updateUI() {
    questionLabel.text = quizBrain.getQuestionText()
    progressBar.progress = quizBrain.getProgress()
    scoreLabel.text = "Score: \(quizBrain.getScore())"
    for (button, title) in zip(choiceButtons, quizBrain.quiz[quizBrain.questionNumber].answers) {
      button.setTitle(title, for: .normal)
      button.backgroundColor = .clear
    }
  }
}
