// A model that holds its controller and calls its refresh methods, where a notification would do.
import UIKit

final class Counter {
  private(set) var count = 0
  unowned let controller: CounterController  // R1 view-in-model

  init(controller: CounterController) { self.controller = controller }  // R1 view-in-model

  func increment() {
    count += 1
    controller.refresh()
  }
}

final class CounterController: UIViewController {
  private lazy var counter = Counter(controller: self)
  private let label = UILabel()

  @objc func tap() { counter.increment() }

  func refresh() { label.text = "\(counter.count)" }
}
