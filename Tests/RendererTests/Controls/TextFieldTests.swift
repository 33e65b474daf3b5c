import PlainText
import Testing

@testable import Renderer

@Test(
  arguments: [
    ("ab", [.moveLeft, .insert("é"), .moveToStart, .deleteForward, .moveToEnd, .insert("🐶")], "éb🐶"),
    ("ab", [.moveToStart, .moveRight, .deleteForward], "a"),
    ("a", [.moveToStart, .deleteBackward, .moveLeft], "a"), ("a", [.deleteForward, .moveRight], "a"), ("", [], ""),
  ] as [(String, [TextEdit], String)])
func `a text field edits on both sides of its cursor, and at either end does nothing there`(
  text: String, edits: [TextEdit], edited: String
) { #expect(field(text, edits).text == edited) }

/// What a focused field of ten columns shows.
private func shown(_ field: TextField, isFocused: Bool = true) -> String {
  let surface = Surface(size: Size(width: 10, height: 1))
  field.draw(in: Canvas(on: surface, frame: field.frame, isFocused: isFocused))
  return surface.lines[0]
}

private func field(_ text: String, _ edits: [TextEdit] = []) -> TextField {
  var field = TextField(text, frame: Rect(x: 0, y: 0, width: 10))
  for edit in edits { field.apply(edit) }
  return field
}

@Test func `a text that is longer than its field scrolls sideways with the cursor`() {
  #expect(shown(field("abcdefg")) == ">abcdefg <")
  #expect(shown(field("abcdefgh")) == ">bcdefgh <")
  #expect(shown(field("abcdefghijkl", [.moveToStart])) == ">abcdefg…<")
  #expect(shown(field("abcdefghijkl"), isFocused: false) == "[abcdefg…]")
}

@Test func `wide characters scroll as a whole`() {
  #expect(shown(field("🐶🐱🐷🐶")) == ">🐱🐷🐶  <")
  #expect(shown(field("🐶🐱🐷🐶", [.moveLeft])) == ">🐶🐱🐷🐶<")
  #expect(shown(field("\u{301}b", [.moveToStart])) == "> b      <")  // a blank holds the cursor
}

@Test func `a field takes any length`() {
  let text = String(repeating: "ab🐶", count: 20_000)
  var field = field(text, [.insert("x"), .moveLeft, .deleteBackward])
  #expect(field.text == text.dropLast() + "x")
  #expect(shown(field) == ">ab🐶abx <")
  field.apply(.moveToStart)
  #expect(shown(field) == ">ab🐶ab… <")
}

@Test func `setting the text moves the cursor to the end`() {
  var field = field("abc", [.moveToStart])
  field.text = "xy"
  field.apply(.insert("z"))
  #expect(field.text == "xyz")
}

@Test func `the ending of a text that fits is found character by character, whatever the text`() {
  for (text, columns) in RandomTexts() {
    var room = columns
    let fitting = text.reversed().prefix { character in
      room -= character.columnWidth
      return room >= 0
    }
    #expect(
      Array(text.ending(columns: columns).utf8) == fitting.reversed().flatMap { Array($0.utf8) },
      "\(text.unicodeScalars.map(\.value))")
  }
}
