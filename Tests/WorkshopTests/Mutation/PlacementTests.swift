import Testing

@testable import Workshop

/// The dropped statements of a program that place views, and those that do not.
private func roles(_ program: String) -> (placing: [String], others: [String]) {
  let mutants = mutated(program).mutants.filter { $0.operation == .dropStatement }
  return (mutants.filter(\.isPlacing.now).map(\.original), mutants.filter { !$0.isPlacing.now }.map(\.original))
}

@Suite struct `A statement places views` {
  private static let views = "struct Row: ControlView {}\nprotocol ControlView: View {}\n"

  @Test(arguments: [
    ("window.add(&title, named: \"title\")", true),
    ("self.window.remove(&title)", true),
    ("window.display(rows)", true),
    ("title.frame = Rect(x: 1)", true),
    ("row = Row(frame: frame)", true),
    ("rows = frames.map { Row(frame: $0) }", true),
    ("window.focus(.text)", false),
    ("window.setNeedsDisplay(title)", false),
    ("title.text = text", false),
    ("items.remove(at: 1)", false),
    ("observers.add(handler)", false),
  ])
  func `when it asks the window to, makes one, or writes a frame`(statement: String, isPlacing: Bool) {
    let roles = roles(Self.views + "class Screen { func f() { \(statement) } }")
    #expect(roles.placing == (isPlacing ? [statement] : []))
    #expect(roles.others == (isPlacing ? [] : [statement]))
  }

  @Test func `when it calls what does nothing else`() {
    let roles = roles(
      """
      class Screen {
        init() { addAll(); show() }
        func addAll() { addViews(); for row in rows { window.add(&row) } }
        func addViews() { window.add(&title) }
        func show() { window.add(&panel); panel.text = name }
      }
      """)
    #expect(
      roles.placing == ["addAll()", "addViews()", "window.add(&row)", "window.add(&title)", "window.add(&panel)"])
    #expect(roles.others == ["show()", "panel.text = name"])
  }

  @Test func `when it stands in drawing, in what only drawing uses, or in a layout`() {
    let roles = roles(
      """
      struct Row: View {
        func draw() { canvas.line(); drawMark() }
        private func drawMark() { canvas.mark(); shared() }
        func shared() { canvas.fill() }
      }
      class Screen { func f() { row.shared() } }
      struct Layout { func f() { g() } }
      class Model { func draw() { deal() } }
      """)
    #expect(roles.placing == ["canvas.line()", "drawMark()", "canvas.mark()", "shared()", "g()"])
    #expect(roles.others == ["canvas.fill()", "row.shared()", "deal()"])
  }

  /// The first count took these for something else; both ways are kept.
  @Test(arguments: [
    ("class Screen { func show() { panel.display(in: window) } }", "panel.display(in: window)"),
    ("final class Panel: View { func draw() { canvas.line() } }", "canvas.line()"),
    (
      "struct One: View { func draw() { line() }; func line() { canvas.one() } }\n"
        + "struct Two: View { func f() { line() }; func line() { other() } }", "canvas.one()"
    ),
  ])
  func `by the words that were registered, also where it was first counted otherwise`(
    program: String, statement: String
  ) {
    let mutants = mutated(Self.views + program).mutants.filter {
      $0.original == statement && $0.operation == .dropStatement
    }
    #expect(mutants.map(\.isPlacing.now) == [true])
    #expect(mutants.map(\.isPlacing.first) == [false])
  }

  @Test func `when it gives what only drawing reads its first value`() {
    let program = "struct Row: View { static let width = 12; func draw() { canvas.line(Row.width) } }"
    let source = SourceText(path: "Sample.swift", text: Self.views + program)
    var ordinals: [String: Int] = [:]
    let mutants = MutatedFile(
      source, Declarations(of: [source]), operators: [.dropInitialValue], ordinals: &ordinals
    ).mutants
    #expect(mutants.map(\.isPlacing.now) == [true])
    #expect(mutants.map(\.isPlacing.first) == [false])
  }
}
