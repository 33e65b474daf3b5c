import Renderer

/// Tells a user's name. Its subviews are what changes it: a text field and two buttons.
struct DetailPanel: View {
  var handle = ViewHandle()
  let frame: Rect
  /// Holds the draft of the name: view state, until it is given.
  var nameField = TextField(frame: ChatLayout.name)
  var changeButton = Button("Change", key: "c", frame: ChatLayout.change)
  var backButton = Button("Back", key: "b", frame: ChatLayout.back)

  /// The id of the user whose details are shown; `nil` while the panel is closed.
  @ViewState var detail: Int?
  /// The user's name.
  var name = "" { didSet { setNeedsDisplay() } }

  init(frame: Rect) { self.frame = frame }

  var isOpen: Bool { detail != nil }

  func draw(in canvas: Canvas) {
    canvas.line("Details")
    canvas.line(name, row: 1, style: .bold)
  }
}
