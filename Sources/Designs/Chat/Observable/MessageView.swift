import ChatObservableModel
import Lessons
import Renderer

/// Shows one message: who wrote it and, on the same line or on the next, what. Its subviews are the sender's avatar
/// and, for a message of your own, the button that deletes it.
struct MessageView: ContextView {
  /// Columns that a name takes when text follows on the same line.
  private static let nameWidth = 12

  var handle = ViewHandle()
  var frame = Rect(x: 0, y: 0, width: 0)
  var avatar: AvatarView
  var deleteButton = Button("x", frame: Rect(x: 0, y: 0, width: 0))

  let message: Message
  private var businessObject: (any ChatBusiness)?
  private var user: User?

  init(_ message: Message) {
    self.message = message
    avatar = AvatarView(message)
  }

  mutating func didMove(toContext context: ChatContext?) {
    businessObject = context?.businessObject
    user = context?.dataHandler.user(message.sender)
  }

  /// Asks for the deletion of the message, by its index.
  func delete(_ index: Int) { businessObject?.delete(index) }

  var isOwn: Bool { message.sender == Conversation.you }

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
    let colon = canvas.write(message.isSending ? " sending: " : ": ", x: name, y: 0, style: textStyle)
    canvas.blank(from: canvas.write(message.text, x: colon, y: 0, style: textStyle), row: 0)
  }

  private func drawInTwoRows(in canvas: Canvas) {
    let sign = message.isSending ? " sending" : ""
    let name = canvas.write(self.name, x: 0, y: 0, width: canvas.size.width - sign.count, style: .bold)
    canvas.blank(from: canvas.write(sign, x: name, y: 0, style: textStyle), row: 0)
    canvas.line(message.text, row: 1, style: textStyle)
  }

  private var name: String { user?.name ?? "" }

  private var textStyle: Style { message.isSending ? .dim : .plain }
}
