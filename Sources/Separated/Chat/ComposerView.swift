import Renderer
import SeparatedModel

/// Where a message is written: a caption, a text field, and the button that sends the text.
struct ComposerView: ContextView {
  var handle = ViewHandle()
  let frame: Rect
  /// Holds the draft: view state, until it is sent.
  var input = TextField(frame: ChatLayout.input)
  var sendButton = Button("Send", key: "s", frame: ChatLayout.send)

  private var context: (any MessageSending)?

  init(frame: Rect) { self.frame = frame }

  mutating func didMove(toContext context: (any MessageSending)?) { self.context = context }

  /// Whether the text may be sent.
  func canSend(_ text: String) -> Bool { context?.canSend(text) == true }

  /// Asks for a message with this text.
  func send(_ text: String) { context?.send(text) }

  func draw(in canvas: Canvas) { canvas.line("Your message:") }
}
