import PlainText
import Testing

@testable import Renderer

@Test(
  arguments: [
    ("a", 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("я", 1), ("…", 1), ("·", 1), ("■", 1),
    ("⚑", 1), ("─", 1), ("█", 1), ("★", 1), ("☃", 1), ("ﬁ", 1), ("ｱ", 1), ("\u{AD}", 1),
    ("💣", 2), ("🐶", 2), ("🐱", 2), ("🐷", 2), ("💥", 2), ("🚩", 2), ("⌚", 2), ("漢", 2), ("あ", 2), ("한", 2),
    ("Ａ", 2), ("，", 2), ("〈", 2), ("𠀋", 2),
    ("⚑\u{FE0F}", 2), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("🇩🇪", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{1B}", 0), ("\n", 0), ("\r\n", 0),
    ("\u{FE0F}", 0), ("\u{7F}", 0), ("\u{9B}", 0), ("\u{2028}", 0),
  ] as [(Character, Int)])
func `a character takes as many columns as in a terminal`(character: Character, columns: Int) {
  #expect(character.columnWidth == columns)
}

@Test func `a text takes the columns of its characters`() {
  #expect("a💣é⚑".columnWidth == 5)
  #expect("".columnWidth == 0)
}

@Test func `a simple scalar is a character of its own, as wide as the table of simple scalars says`() {
  var wrong: [Unicode.Scalar] = []
  for value in UInt32(0x20)...0x1_FFFF {
    guard let scalar = Unicode.Scalar(value), let width = scalar.simpleWidth else { continue }
    let isAlone = String(String.UnicodeScalarView([scalar, scalar, "a", scalar])).count == 4
    if !isAlone || scalar.widthByProperties != width { wrong.append(scalar) }
  }
  #expect(wrong == [])
}

@Test func `a common mark takes no column, as its properties say`() {
  let marks = (UInt32(0)...0x1_FFFF).compactMap(Unicode.Scalar.init).filter(\.isCommonMark)
  #expect(marks.count == 114)
  #expect(marks.filter { $0.widthByProperties != 0 } == [])
}
