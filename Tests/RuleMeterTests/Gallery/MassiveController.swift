// A controller that does everything: it holds the data, changes it, and refreshes every view by hand.
// What it only shows of the budget is a copy.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit

struct Expense {
  var title: String
  var cents: Int
}

final class ExpensesController: UIViewController, UITableViewDataSource {
  private var expenses: [Expense] = []  // R1 state-in-view
  private var budget = 100_00
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var totalLabel: UILabel!
  @IBOutlet private var warningView: UIView!

  private var total: Int { expenses.reduce(0) { $0 + $1.cents } }

  @IBAction func add(_ sender: Any) {
    expenses.append(Expense(title: "Lunch", cents: 12_00))
    tableView.insertRows(at: [IndexPath(row: expenses.count - 1, section: 0)], with: .automatic)  // R3 direct-refresh
    refreshTotal()  // R3 direct-refresh
  }

  @IBAction func raise(_ sender: UIStepper) {
    budget = Int(sender.value)
    refreshTotal()
  }

  func double(at row: Int) {
    expenses[row].cents *= 2
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)  // R3 direct-refresh
  }

  private func refreshTotal() {
    totalLabel.text = "\(total)"
    warningView.isHidden = total <= budget
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { expenses.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "expense", for: indexPath)
    cell.textLabel?.text = expenses[indexPath.row].title
    return cell
  }
}
