import Renderer
import Testing

@Test func `a text field edits on both sides of its cursor`() {
  var field = TextField("ab", frame: Rect(x: 0, y: 0, width: 8))
  for edit in [.moveLeft, .insert("é"), .moveToStart, .deleteForward, .moveToEnd, .insert("🐶")] as [TextEdit] {
    field.apply(edit)
  }
  #expect(field.text == "éb🐶")
}
