import Renderer

/// Where a message is written: a caption, a text field, and the button that sends the text.
final class ComposerView: View {
  var handle = ViewHandle()
  let frame: Rect
  /// Holds the draft: view state, until it is sent.
  var input = TextField(frame: ChatLayout.input)
  var sendButton = Button("Send", key: "s", frame: ChatLayout.send)

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { canvas.line("Your message:") }
}
