// A calculator of two screens: rules in a struct, results handed over by a segue.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import UIKit

struct CalculatorBrain {
  private(set) var bill = 0.0
  var tip = 0.1
  var people = 2

  var perPerson: Double { bill * (1 + tip) / Double(people) }

  mutating func setBill(_ bill: Double) { self.bill = bill }
}

class CalculatorViewController: UIViewController {
  @IBOutlet weak var billTextField: UITextField!
  @IBOutlet weak var zeroPctButton: UIButton!
  @IBOutlet weak var tenPctButton: UIButton!
  @IBOutlet weak var splitNumberLabel: UILabel!

  var brain = CalculatorBrain()  // R1 state-in-view
  var result = "0.0"

  @IBAction func tipChanged(_ sender: UIButton) {
    billTextField.endEditing(true)
    zeroPctButton.isSelected = false
    tenPctButton.isSelected = false
    sender.isSelected = true
    let title = sender.currentTitle!.dropLast()
    brain.tip = Double(title)! / 100
  }

  @IBAction func stepperValueChanged(_ sender: UIStepper) {
    splitNumberLabel.text = String(format: "%.0f", sender.value)
    brain.people = Int(sender.value)
  }

  @IBAction func calculatePressed(_ sender: UIButton) {
    let bill = billTextField.text!
    if bill != "" {
      brain.setBill(Double(bill)!)
      result = String(format: "%.2f", brain.perPerson)  // R3 direct-refresh
      performSegue(withIdentifier: "goToResults", sender: self)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "goToResults" {
      let destinationVC = segue.destination as! ResultsViewController
      destinationVC.result = result
      destinationVC.tip = Int(brain.tip * 100)
      destinationVC.split = brain.people
    }
  }
}

class ResultsViewController: UIViewController {
  @IBOutlet weak var totalLabel: UILabel!
  @IBOutlet weak var settingsLabel: UILabel!

  var result = "0.0"
  var tip = 10
  var split = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    totalLabel.text = result
    settingsLabel.text = "Split between \(split) people, with \(tip)% tip."
  }

  @IBAction func recalculatePressed(_ sender: UIButton) { dismiss(animated: true, completion: nil) }
}
