// A controller that does everything: it holds the data, changes it, and refreshes every view by hand.

struct Expense { var cents: Int }

final class ExpensesController: UIViewController, UITableViewDataSource {
  private var expenses: [Expense] = []  // R1 state-in-view
  @IBOutlet private var tableView: UITableView!

  func double(at row: Int) {
    expenses[row].cents *= 2
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)  // R3 direct-refresh
  }
}
