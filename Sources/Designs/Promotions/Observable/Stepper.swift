import Lessons
import Renderer

/// A quantity with a button on its right that lowers it, and one that raises it.
struct Stepper: CompositeView {
  var label: QuantityLabel
  private var downButton: StepButton
  private var upButton: StepButton

  /// - Parameter frame: Where the label is; the buttons take eight columns more.
  init(_ title: String, frame: Rect) {
    label = QuantityLabel(title, frame: frame)
    downButton = StepButton(.down, frame: Rect(x: frame.maxX + 1, y: frame.y, width: StepButton.width))
    upButton = StepButton(.up, frame: Rect(x: downButton.frame.maxX + 1, y: frame.y, width: StepButton.width))
  }

  /// - Parameter control: The name of the button for a step.
  mutating func add(
    to window: Window<PromotionsControl>, named name: String,
    as control: (PromotionsControl.Step) -> PromotionsControl
  ) {
    window.add(&label, named: name)
    window.add(&downButton, as: control(.down))
    window.add(&upButton, as: control(.up))
  }

  func display(in window: Window<PromotionsControl>) {
    window.display(label)
    window.display(downButton)
    window.display(upButton)
  }

  mutating func setEnabled(_ isEnabled: Bool) {
    downButton.isEnabled = isEnabled
    upButton.isEnabled = isEnabled
  }
}

/// A button without room for more than a sign: `[-]`, `>-<` with the focus, no brackets while it is disabled.
struct StepButton: ControlView {
  static let width = 3

  var handle = ViewHandle()
  let frame: Rect
  let step: PromotionsControl.Step
  var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  init(_ step: PromotionsControl.Step, frame: Rect) {
    self.step = step
    self.frame = frame
  }

  func draw(in canvas: Canvas) {
    guard isEnabled else { return canvas.line(" \(step.sign)", style: .dim) }
    canvas.line(canvas.isFocused ? ">\(step.sign)<" : "[\(step.sign)]", style: canvas.focusStyle)
  }
}
