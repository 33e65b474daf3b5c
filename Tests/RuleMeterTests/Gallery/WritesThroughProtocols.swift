// A protocol's property, reached as a delegate, by a cast, as a parameter.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit
protocol Host { var track: Int { get set } }
final class Player: UIViewController, Host {
  var track = 0  // R1 state-in-view
  func next() { track += 1 }
}
final class List: UIViewController {
  weak var delegate: (UIViewController & Host)?
  private let label = UILabel()
  @objc func pick(_ sender: UIButton) {
    delegate?.track = sender.tag  // R2 raw-write
    label.text = "a"  // R3 direct-refresh
  }
  @objc func cast() { if var p = presentingViewController as? Host { p.track = 3 } }  // R2 raw-write
  @objc func cast2() { (parent as? Player)?.track = 3 }  // R2 raw-write
  @objc func cast3() { if let p = tabBarController?.viewControllers?.first as? Player { p.track = 2 } }  // R2 raw-write
  func generic<H: Host>(_ host: inout H) { host.track = 3 }  // R2 raw-write
  func any(_ host: any Host) { var h = host; h.track = 3 }  // R2 raw-write
}
