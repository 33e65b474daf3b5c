import Renderer

/// A view, and a button below it.
final class ViewScreen<Shown: View>: Screen {
  let window = Window<String>(size: Size(width: 8, height: 3))
  var view: Shown
  var button = Button("B", frame: Rect(x: 0, y: 1, width: 8))

  init(_ view: Shown) {
    self.view = view
    window.add(&self.view, named: "view")
    window.add(&button, as: "button")
    redraw()
  }

  func display() {
    window.display(view)
    window.display(button)
  }

  func activate(_ control: String) {}

  var invalidated: [String] { window.names(of: window.invalidated) }

  var lines: [String] { window.surface.lines }
}
