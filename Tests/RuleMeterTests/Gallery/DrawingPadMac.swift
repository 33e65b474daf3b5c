// A canvas that holds its strokes, and a controller that sets how it draws.

struct Stroke {
  var points: [NSPoint]
  var width: CGFloat
}

protocol CanvasViewDelegate: AnyObject {}

final class CanvasView: NSView {
  private var strokes: [Stroke] = []  // R1 state-in-view
  private var current: Stroke?  // R1 state-in-view
  @IBInspectable var lineWidth: CGFloat = 2  // R1 state-in-view
  var gridColor = NSColor.lightGray

  override func draw(_ dirtyRect: NSRect) { gridColor.setStroke() }

  override func mouseDown(with event: NSEvent) {
    current = Stroke(points: [convert(event.locationInWindow, from: nil)], width: lineWidth)
  }

  override func mouseUp(with event: NSEvent) {
    guard let stroke = current else { return }
    strokes.append(stroke)
  }
}

final class PadViewController: NSViewController, CanvasViewDelegate {
  @IBOutlet private var canvas: CanvasView!
  private var shownTool = ""
  private var layers: [String] = []  // R1 state-in-view
  private var active = 0  // R1 state-in-view

  @IBAction private func changeWidth(_ sender: NSSlider) {
    canvas.lineWidth = CGFloat(sender.doubleValue)  // R2 raw-write
  }

  @IBAction private func changeGrid(_ sender: NSColorWell) { canvas.gridColor = sender.color }
  func showPen() { if shownTool != "pen" { shownTool = "pen" } }
  func activate(_ layer: Int) { if active != layer { layers.removeLast() }; active = layer }
}
