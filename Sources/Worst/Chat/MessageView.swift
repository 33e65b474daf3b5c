import Lessons
import Renderer

/// Shows one message, and is where it is kept: who wrote it and, on the same line or on the next, what. Its subviews
/// are the sender's avatar and, for a message of your own, the button that deletes it.
struct MessageView: View {
  /// Columns that a name takes when text follows on the same line.
  private static let nameWidth = 12

  var handle = ViewHandle()
  var frame = Rect(x: 0, y: 0, width: 0)
  var avatar: AvatarView
  var deleteButton = Button("x", frame: Rect(x: 0, y: 0, width: 0))

  /// A user's id.
  let sender: Int
  /// The sender's name, handed down to the avatar.
  var name: String {
    didSet {
      avatar.name = name
      setNeedsDisplay()
    }
  }
  let text: String
  /// On its way to the server.
  var isSending = false { didSet { setNeedsDisplay() } }

  init(sender: Int, name: String, text: String, isSending: Bool = false) {
    self.sender = sender
    self.name = name
    self.text = text
    self.isSending = isSending
    avatar = AvatarView(sender: sender, name: name)
  }

  var isOwn: Bool { sender == Conversation.you }

  mutating func place(at place: Int, in layout: ChatLayout) {
    frame = layout.message(at: place)
    avatar.frame = layout.avatar(at: place)
    deleteButton = Button("x", frame: layout.delete(at: place))
  }

  func draw(in canvas: Canvas) {
    if canvas.size.height == 1 {
      drawInOneRow(in: canvas)
    } else {
      drawInTwoRows(in: canvas)
    }
  }

  private func drawInOneRow(in canvas: Canvas) {
    let name = canvas.write(self.name, x: 0, y: 0, width: MessageView.nameWidth, style: .bold)
    let colon = canvas.write(isSending ? " sending: " : ": ", x: name, y: 0, style: textStyle)
    canvas.blank(from: canvas.write(text, x: colon, y: 0, style: textStyle), row: 0)
  }

  private func drawInTwoRows(in canvas: Canvas) {
    let sign = isSending ? " sending" : ""
    let name = canvas.write(self.name, x: 0, y: 0, width: canvas.size.width - sign.count, style: .bold)
    canvas.blank(from: canvas.write(sign, x: name, y: 0, style: textStyle), row: 0)
    canvas.line(text, row: 1, style: textStyle)
  }

  private var textStyle: Style { isSending ? .dim : .plain }
}
