import UIKit

class Timetable {
  private(set) var trains: [String] = []
  weak var controller: UITableViewController?

  func add(_ train: String) {
    trains.append(train)
    controller?.tableView.reloadData()
  }
}
