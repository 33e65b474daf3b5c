// Collections of views: laid out, undone, picked, left behind.
// swift-format-ignore-file: NeverForceUnwrap
import UIKit
final class Tags: UIView {
  private var chips: [UILabel] = []
  private var strokes: [CAShapeLayer] = []  // R1 state-in-view
  private var picked: Set<UIView> = []  // R1 state-in-view
  private var highlights: [UIView] = []
  @objc func draw() { let s = CAShapeLayer(); layer.addSublayer(s); strokes.append(s) }
  @objc func undo() { strokes.popLast()?.removeFromSuperlayer() }
  @objc func pick(_ view: UIView) { if picked.contains(view) { picked.remove(view) } else { picked.insert(view) } }
  func show(_ names: [String]) {
    chips.forEach { $0.removeFromSuperview() }
    chips = names.map { _ in UILabel() }
    chips.forEach(addSubview)
  }
  @objc func glow() { let v = UIView(); addSubview(v); highlights.append(v) }
  override func layoutSubviews() { for h in highlights { h.frame = bounds } }
}
