// What is spoken is shown; what an accessible action reads is read back.
final class Meter: UIView {
  var level = 0 { didSet { setNeedsDisplay() } }
  var spoken = ""
  var mode = 0  // R1 state-in-view
  override var accessibilityLabel: String? {
    get { spoken.isEmpty ? "none" : spoken }
    set {}
  }
  override var accessibilityValue: String? {
    get { level > 3 ? "high" : "low" }
    set {}
  }
  override func accessibilityActivate() -> Bool { if mode == 1 { return false }; mode = 1; return true }
}
final class Owner: UIViewController {
  private let meter = Meter()
  @objc func raise() { meter.level = 4; meter.spoken = "x" }
}
