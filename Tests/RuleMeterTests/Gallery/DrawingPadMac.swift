// A canvas that holds its strokes, and a controller that is told by its delegate.
// swift-format-ignore-file: NeverForceUnwrap
import AppKit

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
  private var trackingArea: NSTrackingArea?
  @IBInspectable var lineWidth: CGFloat = 2  // R1 state-in-view
  var gridColor = NSColor.lightGray {
    didSet { needsDisplay = true }
  }

  override var isFlipped: Bool { true }

  override func draw(_ dirtyRect: NSRect) {
    gridColor.setStroke()
    for stroke in strokes + [current].compactMap({ $0 }) {
      let path = NSBezierPath()
      path.lineWidth = stroke.width
      for (index, point) in stroke.points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.stroke()
    }
  }

  override func mouseDown(with event: NSEvent) {
    current = Stroke(points: [convert(event.locationInWindow, from: nil)], width: lineWidth)
  }

  override func mouseDragged(with event: NSEvent) {
    current?.points.append(convert(event.locationInWindow, from: nil))
    needsDisplay = true  // R3 direct-refresh
  }

  override func mouseUp(with event: NSEvent) {
    guard let stroke = current else { return }
    strokes.append(stroke)
    current = nil
    needsDisplay = true  // R3 direct-refresh
    delegate?.canvasViewDidChange(self)  // R3 direct-refresh
  }

  override func updateTrackingAreas() {
    super.updateTrackingAreas()
    if let trackingArea { removeTrackingArea(trackingArea) }
    let area = NSTrackingArea(rect: bounds, options: [.activeInKeyWindow], owner: self, userInfo: nil)
    addTrackingArea(area)
    trackingArea = area
  }

  func clear() {
    strokes = []
    setNeedsDisplay(bounds)  // R3 direct-refresh
  }

  var isEmpty: Bool { strokes.isEmpty }
}

final class PadViewController: NSViewController, CanvasViewDelegate {
  @IBOutlet private var canvas: CanvasView!
  @IBOutlet private var widthSlider: NSSlider!
  @IBOutlet private var clearButton: NSButton!
  @IBOutlet private var statusField: NSTextField!
  private var saveCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.delegate = self
    clearButton.isEnabled = false
    widthSlider.minValue = 1
  }

  func canvasViewDidChange(_ view: CanvasView) {
    clearButton.isEnabled = !view.isEmpty
    statusField.stringValue = "Edited"
  }

  @IBAction private func changeWidth(_ sender: NSSlider) {
    canvas.lineWidth = CGFloat(sender.doubleValue)  // R2 raw-write
    statusField.stringValue = "Width \(sender.doubleValue)"  // R3 direct-refresh
  }

  @IBAction private func clear(_ sender: Any?) {
    canvas.clear()
    clearButton.isEnabled = false  // R3 direct-refresh
  }

  @IBAction private func changeGrid(_ sender: NSColorWell) { canvas.gridColor = sender.color }
}
