import Renderer
import Testing

@testable import Terminal

/// What a terminal sends, and what it means.
struct InputSample: CustomTestStringConvertible {
  let bytes: String
  let inputs: [Input]

  init(_ bytes: String, _ inputs: [Input]) {
    self.bytes = bytes
    self.inputs = inputs
  }

  init(_ bytes: String, keys: Key...) { self.init(bytes, keys.map { .key($0) }) }

  /// Without raw control characters, which the terminal that shows the test's result would obey.
  var testDescription: String { bytes.debugDescription }
}

private let samples = [
  InputSample("a \r\n\t", keys: .character("a"), .space, .return, .return, .tab),
  InputSample("é漢🐶", keys: .character("é"), .character("漢"), .character("🐶")),
  InputSample("\u{7F}\u{8}\u{1B}[3~", keys: .backspace, .backspace, .delete),
  InputSample("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", keys: .up, .down, .right, .left),
  InputSample("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", keys: .up, .down, .right, .left),
  InputSample("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", keys: .home, .end, .home, .end),
  InputSample("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", keys: .home, .end, .home, .end),
  InputSample("\u{1B}[Z\u{1B}OM", keys: .backtab, .return), InputSample("\u{1B}[1;5C", keys: .right),  // with Ctrl
  InputSample("\u{1B}\u{1B}[A", keys: .escape, .up), InputSample("\u{1B}é", keys: .escape, .character("é")),

  // The mouse: presses of the left button, from one, whatever modifier is held.
  InputSample("\u{1B}[<0;1;1M", [.click(Point(x: 0, y: 0))]),
  InputSample("\u{1B}[<0;200;100M\u{1B}[<0;200;100m", [.click(Point(x: 199, y: 99))]),
  InputSample("\u{1B}[<4;5;6M\u{1B}[<16;5;6M", [.click(Point(x: 4, y: 5)), .click(Point(x: 4, y: 5))]),
  InputSample("\u{1B}[<1;5;6M\u{1B}[<2;5;6M\u{1B}[<32;5;6M\u{1B}[<64;5;6M\u{1B}[<65;5;6M", []),
  InputSample("\u{1B}[<0;0;6M\u{1B}[<0;5M\u{1B}[<M\u{1B}[<0;99999999999999999999;1M", []),
  InputSample("\u{1B}[M !!x", keys: .character("x")),

  // Pasted text is text: no key in it acts.
  InputSample("\u{1B}[200~a\rq\u{1B}[201~b", [.pasted("a"), .pasted(" "), .pasted("q"), .key(.character("b"))]),
  InputSample("\u{1B}[200~é\t\u{7F}\u{1A}\u{1C}\u{1B}\u{1B}[201~", [.pasted("é"), .pasted(" ")]),
  InputSample("\u{1B}[200~\u{1B}[A\u{1B}[201~", [.pasted("["), .pasted("A")]),
  InputSample("\u{1B}[200~\u{1B}]\u{1B}[201~b", [.pasted("]"), .key(.character("b"))]),
  InputSample("\u{1B}[200~\u{1B}[20\u{1B}[201~b", "[20".map { .pasted($0) } + [.key(.character("b"))]),

  // What raw mode leaves to the program.
  InputSample("\u{C}\u{1A}\u{3}\u{1C}", [.redraw, .suspend, .interrupt, .quit]),
  InputSample("\u{1B}[200~\u{3}\u{1B}[201~", [.interrupt]),

  // What is unknown is swallowed whole.
  InputSample("\u{1B}[5~\u{1B}[15~\u{1B}[1;2P\u{1B}OP\u{1B}[?1;2cx", keys: .character("x")),
  InputSample("\u{1B}[[Ax", keys: .character("x")), InputSample("\u{1B}]0;a title\u{7}x", keys: .character("x")),
  InputSample("\u{1B}P1$r\u{1B}\\x", keys: .character("x")),
  InputSample("\u{1B}f\u{1B}\u{7F}x", keys: .character("x")),  // Alt-f, Alt-Backspace

  // What is broken off by something else is given up.
  InputSample("\u{1B}[\r\u{1B}O\r\u{1B}[M\r", keys: .return, .return, .return),
  InputSample("\u{1B}]0;\u{1B}[A", keys: .up), InputSample("\u{1B}[12\u{1B}[A\u{1B}O\u{1B}[A", keys: .up, .up),
  InputSample("\u{1}\u{2}\u{0}", []),
]

@Test(arguments: samples)
func `bytes from the terminal become inputs`(sample: InputSample) {
  var parser = InputParser()
  #expect(parser.parse(sample.bytes.utf8) == sample.inputs)
  #expect(parser.parse("z".utf8) == [.key(.character("z"))], "the parser is not back at its start")
}

/// Beginnings of sequences that lack their ends.
private let beginnings = [
  "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[M", "\u{1B}[[", "\u{1B}]", "\u{1B}P", "\u{1B}X", "\u{1B}^", "\u{1B}_",
  "\u{1B}]0;a title", "\u{1B}]\u{1B}", "\u{1B}[<0;1", "\u{1B}[200",
]

@Test(arguments: beginnings)
func `what is not complete in 50 ms is broken off, and the next key is a key`(beginning: String) throws {
  var parser = InputParser()
  let time = ContinuousClock.now
  _ = parser.parse(beginning.utf8, at: time)
  #expect(try #require(parser.deadline) == time + .milliseconds(50))
  let broken = parser.breakOff()
  #expect(broken == (beginning.hasSuffix("\u{1B}") ? [.key(.escape)] : []))
  #expect(parser.deadline == nil)
  #expect(parser.breakOff() == [])
  #expect(parser.parse("[A".utf8) == [.key(.character("[")), .key(.character("A"))])
}

@Test func `keys that follow a beginning one by one do not put off its end`() {
  var parser = InputParser()
  let time = ContinuousClock.now
  for step in 0..<5 { _ = parser.parse(step == 0 ? "\u{1B}]".utf8 : "q".utf8, at: time + .milliseconds(10 * step)) }
  #expect(parser.deadline == time + .milliseconds(50))
}

@Test(arguments: ["\u{1B}]", "\u{1B}[", "\u{1B}P\u{1B}]"])
func `a sequence has a bound, after which keys are keys`(beginning: String) {
  var parser = InputParser()
  let inputs = parser.parse((beginning + String(repeating: "1", count: 5000)).utf8)
  #expect((1..<5000).contains(inputs.count))
  #expect(inputs.allSatisfy { $0 == .key(.character("1")) })
}

@Test func `a pasted text waits for its end, which may come in parts`() {
  var parser = InputParser()
  #expect(parser.parse("\u{1B}[200~a\u{1B}[20".utf8) == [.pasted("a")])
  #expect(parser.deadline == nil)
  #expect(parser.breakOff() == [])
  #expect(parser.parse("1~b".utf8) == [.key(.character("b"))])
}

@Test(
  arguments: [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xC2, 0x9B],
    [0xF0, 0x9F],
  ] as [[UInt8]])
func `bytes that are not UTF-8 are dropped`(bytes: [UInt8]) {
  var parser = InputParser()
  #expect(parser.parse(bytes + Array("a".utf8)) == [.key(.character("a"))])
}

@Test(arguments: ["🇩🇪", "👨‍👩‍👧", "e\u{301}", "👍🏽", "1️⃣"])
func `a character of several scalars comes together in a text field`(text: String) {
  var parser = InputParser()
  var field = TextField("a", frame: Rect(x: 0, y: 0, width: 10))
  for case .key(.character(let character)) in parser.parse(text.utf8) { field.apply(.insert(character)) }
  #expect(field.text == "a" + text)
  field.apply(.deleteBackward)
  #expect(field.text == "a")
}
