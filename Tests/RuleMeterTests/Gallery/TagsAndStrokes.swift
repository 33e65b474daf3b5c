// A collection of views that are picked.
final class Tags: UIView {
  private var picked: Set<UIView> = []  // R1 state-in-view
  @objc func pick(_ view: UIView) { if picked.contains(view) { picked.remove(view) } else { picked.insert(view) } }
}
