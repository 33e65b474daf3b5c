import ChatObservableModel
import Renderer

/// Tells a user's name. Its subviews are what changes it: a text field and two buttons.
struct DetailPanel: ContextView {
  var handle = ViewHandle()
  let frame: Rect
  /// Holds the draft of the name: view state, until it is given.
  var nameField = TextField(frame: ChatLayout.name)
  var changeButton = Button("Change", key: "c", frame: ChatLayout.change)
  var backButton = Button("Back", key: "b", frame: ChatLayout.back)

  /// The id of the user whose details are shown, set before the panel is added; `nil` while it is closed.
  @ViewState var detail: Int?
  private var businessObject: (any ChatBusiness)?
  private var user: User?

  init(frame: Rect) { self.frame = frame }

  mutating func didMove(toContext context: ChatContext?) {
    businessObject = context?.businessObject
    user = context.flatMap { context in detail.map { context.dataHandler.user($0) } }
  }

  /// Asks for the renaming of the user.
  func change() {
    if let user { businessObject?.rename(user, to: nameField.text) }
  }

  var name: String { user?.name ?? "" }

  var isOpen: Bool { detail != nil }

  func draw(in canvas: Canvas) {
    canvas.line("Details")
    canvas.line(name, row: 1, style: .bold)
  }
}
