import Testing

@testable import RuleMeter

/// What an event reaches, on code small enough to count by hand.
@Suite struct `An event reaches` {
  private static let framework = Meter.Source(
    path: "Framework.swift",
    text: """
      protocol Screen { func activate(_ control: Control); func edit(_ edit: TextEdit); func tick() }
      protocol View { var handle: ViewHandle { get set }; mutating func didMove(to owner: String); mutating func draw() }
      final class Window { func add(_ view: inout some View) {} }
      struct TextEdit {}
      struct ViewHandle {}
      struct Label: View { var handle = ViewHandle(); var text = "" }
      """)

  /// Without a model: the event itself names all that it keeps right.
  private static let screen = Meter.Source(
    path: "Screen.swift",
    text: """
      struct Row: View {
        var handle = ViewHandle()
        var text = "" { didSet { edits += 1 } }
        var edits = 0
        let width = 3
      }
      final class ListScreen: Screen {
        private var title = Label()
        private var rows: [Row] = []
        private var isFull: Bool { rows.count >= limit }
        private var limit = 3

        func activate(_ control: Control) {
          switch control {
          case .add: add("new")
          case .clear, .reset: rows = []
          case .help: break
          }
        }

        func tick() { title.text = "later" }

        private func add(_ text: String) {
          if isFull { return }
          rows.append(Row())
          rows[rows.count - 1].text = text
        }
      }
      """)

  /// With one: the event names the items, and the handler names what shows them.
  private static let separated = [
    Meter.Source(
      path: "Store.swift",
      text: """
        final class Store {
          private(set) var items: [String] = []
          private var handlers: [() -> Void] = []
          func observe(_ handler: @escaping () -> Void) { handlers.append(handler) }
          func add(_ item: String) { items.append(item); for handler in handlers { handler() } }
        }
        """),
    Meter.Source(
      path: "Screen.swift",
      text: """
        final class ListScreen: Screen {
          private var title = Label()
          private let store = Store()
          init() { store.observe { [weak self] in self?.storeChanged() } }
          func activate(_ control: Control) { store.add("new") }
          func tick() {}
          private func storeChanged() { title.text = store.items.last ?? "" }
        }
        """),
  ]

  private func reach(_ sources: [Meter.Source]) -> [String] {
    AnalysedProgram(sources, frameworks: [Self.framework]).reach(events: ["activate", "tick"]).map {
      "\($0.source): \($0.names.joined(separator: " "))"
    }
  }

  @Test func `what its case names, through calls, getters and property observers`() {
    #expect(
      reach([Self.screen]) == [
        "ListScreen.activate .add: ListScreen.limit ListScreen.rows Row.edits Row.text",
        "ListScreen.activate .clear, .reset: ListScreen.rows",
        "ListScreen.activate .help: ",
        "ListScreen.tick: ListScreen.title",
      ])
  }

  @Test func `no handler, which is a source of its own`() {
    #expect(
      reach(Self.separated).sorted() == [
        "ListScreen.activate: Store.items",
        "ListScreen.init handler: ListScreen.title Store.items",
        "ListScreen.tick: ",
      ])
  }

  @Test func `a dependent through a protocol, but as a source of its own`() {
    let program = Meter.Source(
      path: "Note.swift",
      text: """
        protocol Dependent: AnyObject { func changed() }
        final class Note {
          private var text = ""
          private var dependents: [any Dependent] = []
          func addDependent(_ dependent: any Dependent) { dependents.append(dependent) }
          func replace(_ text: String) { self.text = text + self.text; for one in dependents { one.changed() } }
        }
        final class NoteScreen: Screen, Dependent {
          private var title = Label()
          private let note = Note()
          init() { note.addDependent(self) }
          func activate(_ control: Control) { note.replace("new") }
          func tick() {}
          func changed() { title.text = "changed" }
        }
        """)
    #expect(
      reach([program]).sorted() == [
        "NoteScreen.activate: Note.text", "NoteScreen.changed: NoteScreen.title", "NoteScreen.tick: ",
      ])
  }

  @Test func `what the framework calls back of a view that it is lent, but not its drawing`() {
    let program = Meter.Source(
      path: "Panel.swift",
      text: """
        struct Panel: View {
          var handle = ViewHandle() { didSet { moves += 1 } }
          private var moves = 0
          private var owner = ""
          private var drawn = 0
          mutating func didMove(to owner: String) { self.owner = owner }
          mutating func draw() { drawn += 1 }
        }
        final class PanelScreen: Screen {
          let window = Window()
          private var panel = Panel()
          func activate(_ control: Control) { window.add(&panel) }
          func tick() {}
          private func tick(_ panel: Panel) { self.panel = panel }
        }
        """)
    #expect(
      reach([program]).sorted() == [
        "PanelScreen.activate: Panel.moves Panel.owner PanelScreen.panel", "PanelScreen.tick: ",
      ])
  }

  @Test func `nothing of a function that only has the name of an event`() {
    let program = Meter.Source(
      path: "Screen.swift",
      text: """
        final class ListScreen: Screen {
          private var rows = 0
          func activate(_ control: Control) {}
          func edit(_ edit: TextEdit) {}
          func edit(_ row: Int) { rows += row }
          func tick() {}
        }
        """)
    #expect(AnalysedProgram([program], frameworks: [Self.framework]).reach(events: ["edit"]).map(\.names) == [[]])
  }
}
