import ChatObservableModel
import Lessons
import Renderer

/// Stands for the sender of a message: the first character of the name. It opens the detail panel.
struct AvatarView: ControlView, ContextView {
  var handle = ViewHandle()
  var frame = Rect(x: 0, y: 0, width: 0)

  /// A user's id.
  let sender: Int
  private var user: User?

  init(_ message: Message) { sender = message.sender }

  mutating func didMove(toContext context: ChatContext?) {
    user = context?.dataHandler.user(sender)
  }

  func draw(in canvas: Canvas) {
    let initial = String(name.prefix(1))
    canvas.line(canvas.isFocused ? ">\(initial)<" : "(\(initial))", style: style.adding(canvas.focusStyle.attributes))
  }

  private var name: String { user?.name ?? "" }

  private var style: Style { Style(foreground: sender == Conversation.you ? .green : .cyan, attributes: .bold) }
}
