// A protocol's property, reached as a delegate, by a cast, as a parameter.
protocol Host { var track: Int { get set } }
final class Player: UIViewController, Host {
  var track = 0  // R1 state-in-view
  func next() { track += 1 }
}
final class List: UIViewController {
  weak var delegate: (UIViewController & Host)?
  @objc func pick(_ sender: UIButton) {
    delegate?.track = sender.tag  // R2 raw-write
  }
  @objc func cast() { if var p = presentingViewController as? Host { p.track = 3 } }  // R2 raw-write
  @objc func cast3() { if let p = tabBarController?.viewControllers?.first as? Player { p.track = 2 } }  // R2 raw-write
}
