// A protocol's property, reached through a delegate that is a controller as well.
protocol Host { var track: Int { get set } }
final class Player: UIViewController, Host {
  var track = 0  // R1 state-in-view
  func next() { track += 1 }
}
final class List: UIViewController {
  weak var delegate: (UIViewController & Host)?
  @objc func pick(_ sender: UIButton) { delegate?.track = sender.tag }  // R2 raw-write
}
