import Testing

@testable import Workshop

/// The dropped statements of a program that place views, and those that do not.
private func roles(_ program: String) -> (placing: [String], others: [String]) {
  let mutants = mutated(program, by: [.dropStatement]).mutants
  return (mutants.filter(\.isPlacing.now).map(\.original), mutants.filter { !$0.isPlacing.now }.map(\.original))
}

@Suite struct `A statement places views` {
  private static let views = "struct Row: ControlView {}\nprotocol ControlView: View {}\n"

  @Test func `when it asks the window to, makes one, or writes a frame`() {
    let placing = [
      "window.add(&title, named: \"title\")", "self.window.remove(&title)", "window.display(rows)",
      "title.frame = Rect(x: 1)", "row = Row(frame: frame)", "rows = frames.map { Row(frame: $0) }",
    ]
    let others = [
      "window.focus(.text)", "window.setNeedsDisplay(title)", "title.text = text", "items.remove(at: 1)",
      "observers.add(handler)",
    ]
    let body = (placing + others).joined(separator: "; ")
    #expect(roles(Self.views + "class Screen { func f() { \(body) } }") == (placing, others))
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
    let mutants = mutated(Self.views + program, by: [.dropStatement]).mutants.filter { $0.original == statement }
    #expect(mutants.map(\.isPlacing.now) == [true])
    #expect(mutants.map(\.isPlacing.first) == [false])
  }

  @Test func `when it gives what only drawing reads its first value`() {
    let program = "struct Row: View { static let width = 12; func draw() { canvas.line(Row.width) } }"
    let mutants = mutated(Self.views + program, by: [.dropInitialValue]).mutants
    #expect(mutants.map(\.isPlacing.now) == [true])
    #expect(mutants.map(\.isPlacing.first) == [false])
  }
}
