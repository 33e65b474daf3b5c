import Lessons
import Renderer
import SeparatedModel

/// Stands for the sender of a message: the first character of the name. It opens the detail panel.
struct AvatarView: ControlView, ContextView {
  var handle = ViewHandle()
  var frame = Rect(x: 0, y: 0, width: 0)

  /// A user's id.
  let sender: Int
  private var binding: NameBinding?

  init(_ message: Message) { sender = message.sender }

  mutating func didMove(toContext context: ChatContext?) {
    binding = context.map { NameBinding(to: $0.dataHandler.user(sender), for: handle) }
  }

  func draw(in canvas: Canvas) {
    let initial = String(name.prefix(1))
    canvas.line(canvas.isFocused ? ">\(initial)<" : "(\(initial))", style: style.adding(canvas.focusStyle.attributes))
  }

  private var name: String { binding?.value ?? "" }

  private var style: Style { Style(foreground: sender == Conversation.you ? .green : .cyan, attributes: .bold) }
}
