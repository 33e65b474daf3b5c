import Renderer
import SeparatedModel

/// Where a message is written: a caption, a text field, and the button that sends the text. It is a class, so that
/// observers may read the field while `send()` runs.
final class ComposerView: ContextView {
  var handle = ViewHandle()
  let frame: Rect
  /// Holds the draft: view state, until it is sent.
  var input = TextField(frame: ChatLayout.input)
  var sendButton = Button("Send", key: "s", frame: ChatLayout.send)

  private var businessObject: (any ChatBusiness)?

  init(frame: Rect) { self.frame = frame }

  func didMove(toContext context: ChatContext?) { businessObject = context?.businessObject }

  /// Whether what is written may be sent.
  var canSend: Bool { businessObject?.canSend(input.text) == true }

  /// Clears the field, and asks for a message with what was written there.
  func send() {
    let text = input.text
    input.text = ""
    businessObject?.send(text)
  }

  func draw(in canvas: Canvas) { canvas.line("Your message:") }
}
