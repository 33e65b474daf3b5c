// What a screen looks like as it appears is shown; whether it loads is decided.
// swift-format-ignore-file: NeverForceUnwrap
final class Profile: UIViewController {
  static var usesLarge = false
  var shouldReload = false  // R1 state-in-view
  private let table = UITableView()
  override func viewWillAppear(_ animated: Bool) { if Profile.usesLarge { table.rowHeight = 60 } }
  override func viewDidAppear(_ animated: Bool) { if shouldReload { fetch() } }
  func fetch() { URLSession.shared.dataTask(with: URL(string: "a")!).resume() }
}
final class Other: UIViewController {
  let profile = Profile()
  @objc func edit() {
    Profile.usesLarge = true
    profile.shouldReload = true  // R2 raw-write
  }
}
