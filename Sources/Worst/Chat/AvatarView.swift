import Lessons
import Renderer

/// Stands for the sender of a message: the first character of the name. It opens the detail panel.
struct AvatarView: ControlView {
  var handle = ViewHandle()
  var frame = Rect(x: 0, y: 0, width: 0)

  /// A user's id.
  let sender: Int
  /// The sender's name.
  var name: String { didSet { setNeedsDisplay() } }

  init(sender: Int, name: String) {
    self.sender = sender
    self.name = name
  }

  func draw(in canvas: Canvas) {
    let initial = String(name.prefix(1))
    canvas.line(canvas.isFocused ? ">\(initial)<" : "(\(initial))", style: style.adding(canvas.focusStyle.attributes))
  }

  private var style: Style { Style(foreground: sender == Conversation.you ? .green : .cyan, attributes: .bold) }
}
