// A canvas that holds its strokes, and a controller that is told by its delegate.

struct Stroke {
  var points: [NSPoint]
  var width: CGFloat
}

protocol CanvasViewDelegate: AnyObject {
  func canvasViewDidChange(_ view: CanvasView)
}

final class CanvasView: NSView {
  weak var delegate: CanvasViewDelegate?
  private var strokes: [Stroke] = []  // R1 state-in-view
  private var current: Stroke?  // R1 state-in-view
  @IBInspectable var lineWidth: CGFloat = 2  // R1 state-in-view
  var gridColor = NSColor.lightGray {
    didSet { needsDisplay = true }
  }

  override func draw(_ dirtyRect: NSRect) {
    gridColor.setStroke()
  }

  override func mouseDown(with event: NSEvent) {
    current = Stroke(points: [convert(event.locationInWindow, from: nil)], width: lineWidth)
  }

  override func mouseUp(with event: NSEvent) {
    guard let stroke = current else { return }
    strokes.append(stroke)
    delegate?.canvasViewDidChange(self)  // R3 direct-refresh
  }
}

final class PadViewController: NSViewController, CanvasViewDelegate {
  @IBOutlet private var canvas: CanvasView!
  @IBOutlet private var statusField: NSTextField!

  func canvasViewDidChange(_ view: CanvasView) {
    statusField.stringValue = "Edited"
  }

  @IBAction private func changeWidth(_ sender: NSSlider) {
    canvas.lineWidth = CGFloat(sender.doubleValue)  // R2 raw-write
  }

  @IBAction private func changeGrid(_ sender: NSColorWell) { canvas.gridColor = sender.color }
}
