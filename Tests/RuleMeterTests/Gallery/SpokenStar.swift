// A hint is shown, through a helper too.
final class Star: UIControl {
  var filled = false
  var points = 0
  override var accessibilityHint: String? {
    get { hint() }
    set {}
  }
  private func hint() -> String { points == 1 ? "one point" : "points" }
}
final class Row: UIViewController {
  private let star = Star(); @objc func tap() { star.filled = true; star.points = 3 }
}
