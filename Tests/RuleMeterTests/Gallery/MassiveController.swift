// A controller that does everything: it holds the data, changes it, and refreshes every view by hand.

struct Expense { var cents: Int }

final class ExpensesController: UIViewController, UITableViewDataSource {
  private var expenses: [Expense] = []  // R1 state-in-view
  private var deck = [1, 2]  // R1 state-in-view
  private let lamp = Lamp()
  @IBOutlet private var tableView: UITableView!

  @IBAction func drawCard() { draw() }
  private func draw() { title = "\(deck.removeLast())" }  // R3 direct-refresh

  func double(at row: Int) {
    expenses[row].cents *= 2
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)  // R3 direct-refresh
    lamp.isActive = expenses.count > 3  // R3 direct-refresh
  }
}

final class Lamp: UIView { var isActive = false { didSet { alpha = isActive ? 1 : 0.4 } } }
