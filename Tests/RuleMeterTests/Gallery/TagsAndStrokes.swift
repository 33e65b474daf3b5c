// Collections of views: undone, picked.
final class Tags: UIView {
  private var strokes: [CAShapeLayer] = []  // R1 state-in-view
  private var picked: Set<UIView> = []  // R1 state-in-view
  @objc func undo() { strokes.popLast()?.removeFromSuperlayer() }
  @objc func pick(_ view: UIView) { if picked.contains(view) { picked.remove(view) } else { picked.insert(view) } }
}
