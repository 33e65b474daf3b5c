import Testing

@testable import Renderer

/// The row that a view draws, on a surface that is filled with dots, and the styles of its columns as letters:
/// `-` plain, `b` bold, `d` dim, `r` reversed, `u` underlined, `c` underlined and reversed.
private func drawn(_ view: some View, isFocused: Bool = false) -> [String] {
  let surface = Surface(size: Size(width: 14, height: 1))
  surface.fill(0..<14, row: 0, with: Cell(Glyph("."), Style(foreground: .red)))
  view.draw(in: Canvas(on: surface, frame: view.frame, isFocused: isFocused))
  let styles: [Style: Character] = [
    .plain: "-", .bold: "b", .dim: "d", Style(attributes: .reverse): "r", Style(attributes: .underline): "u",
    Style(attributes: [.underline, .reverse]): "c", Style(foreground: .red): ".",
  ]
  return surface.lines + [String(surface.cells.map { styles[$0.style] ?? "?" })]
}

private let frame = Rect(x: 0, y: 0, width: 12)

@Test func `a label fills its frame`() {
  #expect(drawn(Label("abc", frame: frame, style: .bold)) == ["abc         ..", "bbbbbbbbbbbb.."])
}

@Test func `a button shows whether it is focused or disabled, and its key`() {
  #expect(drawn(Button("New", key: "n", frame: frame)) == ["[ New ] n   ..", "-------dd---.."])
  #expect(drawn(Button("New", key: "n", frame: frame), isFocused: true) == ["[>New<] n   ..", "rrrrrrrdd---.."])
  #expect(drawn(Button("New", key: "n", frame: frame, isEnabled: false)) == ["  New       ..", "dddddddddddd.."])
}

@Test func `a switch shows whether it is on`() {
  var flag = Switch("Flag", key: "f", frame: frame)
  #expect(drawn(flag) == [" [ ] Flag  f..", "----------dd.."])
  flag.toggle()
  #expect(drawn(flag, isFocused: true) == [">[x] Flag< f..", "rrrrrrrrrrdd.."])
  flag.isEnabled = false
  #expect(drawn(flag) == [" [x] Flag   ..", "dddddddddddd.."])
}

@Test func `a text field shows its text and, with the focus, its cursor`() {
  var field = TextField("abc", frame: frame)
  #expect(drawn(field) == ["[abc       ]..", "-uuuuuuuuuu-.."])
  #expect(drawn(field, isFocused: true) == [">abc       <..", "-uuucuuuuuu-.."])
  field.apply(.moveLeft)
  #expect(drawn(field, isFocused: true) == [">abc       <..", "-uucuuuuuuu-.."])
}
