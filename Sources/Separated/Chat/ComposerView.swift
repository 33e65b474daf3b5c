import Renderer
import SeparatedModel

/// Where a message is written: a caption, a text field, and the button that sends the text.
struct ComposerView: View {
  var id = ViewID.none
  let frame: Rect
  /// Holds the draft: view state, until it is sent.
  var input = TextField(frame: ChatLayout.input)
  var sendButton = Button("Send", key: "s", frame: ChatLayout.send)

  private var context: ChatContext?

  init(frame: Rect) { self.frame = frame }

  mutating func didMove(to context: AnyObject?) { self.context = context as? ChatContext }

  /// Whether the text may be sent.
  func canSend(_ text: String) -> Bool { context?.businessObject.canSend(text) == true }

  /// Asks for a message with this text.
  func send(_ text: String) { context?.businessObject.send(text) }

  func draw(in canvas: Canvas) { canvas.line("Your message:") }
}
