// What decides about going to another screen decides what happens.
final class Start: UIViewController {
  static var seen = false  // R1 global-state
  override func viewDidAppear(_ animated: Bool) {
    if !Start.seen { performSegue(withIdentifier: "welcome", sender: nil) }
  }
}
final class Welcome: UIViewController {
  @IBAction func done() { Start.seen = true; dismiss(animated: true) }  // R2 raw-write
}
