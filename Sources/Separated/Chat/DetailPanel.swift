import Observing
import Renderer
import SeparatedModel

/// Tells a user's name. Its sub-views are what changes it: a text field and two buttons.
struct DetailPanel: View {
  var id = ViewID.none
  let frame: Rect
  /// Holds the draft of the name: view state, until it is given.
  var nameField = TextField(frame: ChatLayout.name)
  var changeButton = Button("Change", key: "c", frame: ChatLayout.change)
  var backButton = Button("Back", key: "b", frame: ChatLayout.back)

  /// The id of the user whose details are shown; nothing while the panel is closed.
  @ViewState var detail: Int?
  private var context: ChatContext?
  private var user: User?
  private var subscription: Subscription?

  init(frame: Rect) { self.frame = frame }

  mutating func didMove(to context: AnyObject?) {
    self.context = context as? ChatContext
    subscription = nil
    user = detail.flatMap { self.context?.dataHandler.user($0) }
  }

  /// Calls the handler whenever the user was renamed.
  mutating func observe(_ handler: @escaping (User.Change) -> Void) { subscription = user?.observe(handler) }

  /// Asks for the renaming of the user.
  func change() {
    if let user { context?.businessObject.rename(user, to: nameField.text) }
  }

  var name: String { user?.name ?? "" }

  var isOpen: Bool { detail != nil }

  func draw(in canvas: Canvas) {
    canvas.line("Details")
    canvas.line(name, row: 1, style: .bold)
  }
}
