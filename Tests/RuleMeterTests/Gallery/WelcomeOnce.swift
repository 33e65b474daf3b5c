// What decides about going to another screen decides what happens; what only says which tab shows does not.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit
final class Start: UIViewController {
  static var seen = false  // R1 global-state
  static var tabToOpen: Int?
  private let tabs = UITabBarController()
  override func viewDidAppear(_ animated: Bool) {
    if !Start.seen { performSegue(withIdentifier: "welcome", sender: nil) }
    if let tab = Start.tabToOpen { tabs.selectedIndex = tab; Start.tabToOpen = nil }
  }
}
final class Welcome: UIViewController {
  private let label = UILabel()
  @IBAction func done() { Start.seen = true; dismiss(animated: true) }  // R2 raw-write
  @IBAction func open() { Start.tabToOpen = 2; label.text = "2" }
}
