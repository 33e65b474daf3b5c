import PlainText

/// A line of text that can be edited: `[text ]`, `>text <` with the focus. It scrolls sideways and takes any length.
public struct TextField: ControlView {
  /// Set by the window.
  public var handle = ViewHandle()
  /// In the window's cells.
  public let frame: Rect

  /// The text on either side of the cursor.
  @ViewState private var before: String
  @ViewState private var after = ""

  /// A field with the cursor at the end of its text.
  public init(_ text: String = "", frame: Rect) {
    self.frame = frame
    before = text
  }

  /// What the field holds. Setting it moves the cursor to the end.
  public var text: String {
    get { after.isEmpty ? before : before + after }
    set { replaceText(before: newValue, after: "") }
  }

  /// Takes over what another field holds, and where its cursor is.
  public mutating func takeText(from other: TextField) { replaceText(before: other.before, after: other.after) }

  private mutating func replaceText(before newBefore: String, after newAfter: String) {
    if before.hasSameScalars(as: newBefore) && after.hasSameScalars(as: newAfter) { return }
    (before, after) = (newBefore, newAfter)
    setNeedsDisplay()
  }

  /// Has the field redrawn when the edit changed something, be it the cursor alone. Inserting and deleting at the end
  /// of the text takes constant time, however long it is.
  public mutating func apply(_ edit: TextEdit) {
    let lengths = (before.utf8.count, after.utf8.count)
    switch edit {
    case .insert(let character): before.append(character)
    case .deleteBackward: _ = before.popLast()
    case .deleteForward: if !after.isEmpty { after.removeFirst() }
    case .moveLeft: if let character = before.popLast() { after.insert(character, at: after.startIndex) }
    case .moveRight: if !after.isEmpty { before.append(after.removeFirst()) }
    case .moveToStart: (before, after) = ("", text)
    case .moveToEnd: if !after.isEmpty { (before, after) = (text, "") }
    }
    // No edit that changes something leaves both lengths as they were.
    if lengths != (before.utf8.count, after.utf8.count) { setNeedsDisplay() }
  }
}

// MARK: - Drawing

extension TextField {
  /// Draws the text, or the part of it round the cursor.
  public func draw(in canvas: Canvas) {
    let last = canvas.size.width - 1
    canvas.write(canvas.isFocused ? ">" : "[", x: 0, y: 0)
    let end =
      canvas.isFocused
      ? drawAroundCursor(in: canvas, end: last)
      : canvas.write(text, x: 1, y: 0, width: last - 1, style: fieldStyle)
    canvas.blank(from: end, row: 0, style: fieldStyle)
    canvas.write(canvas.isFocused ? "<" : "]", x: last, y: 0)
  }

  /// Draws as much of the text before the cursor as there is room for, the cursor, and what fits behind it.
  private func drawAroundCursor(in canvas: Canvas, end: Int) -> Int {
    // What takes no column is shown by a blank, as the end of the text is.
    let underCursor = after.first.flatMap { $0.columnWidth > 0 ? String($0) : nil } ?? " "
    let head = before.ending(columns: end - 1 - underCursor.columnWidth)
    var column = canvas.write(head, x: 1, y: 0, style: fieldStyle)
    column = canvas.write(underCursor, x: column, y: 0, style: fieldStyle.adding(.reverse))
    return canvas.write(String(after.dropFirst()), x: column, y: 0, width: end - column, style: fieldStyle)
  }

  private var fieldStyle: Style { Style(attributes: .underline) }
}

extension String {
  /// The longest ending that fits. O(columns).
  func ending(columns: Int) -> String {
    var room = columns
    var start = endIndex
    while start > startIndex {
      let previous = baseOfMarks(before: start)
      // A simple scalar begins a character when another one is before it, marks between them or not; only where one is
      // not simple, the border is searched for.
      if let width = unicodeScalars[previous].simpleWidth, endsCharacter(before: previous) {
        room -= width
        if room < 0 { break }
        start = previous
      } else {
        let character = index(before: start)
        room -= self[character..<start].unicodeScalars.clusterWidth
        if room < 0 { break }
        start = character
      }
    }
    return String(self[start...])
  }

  /// The scalar before an index, or before the marks there.
  private func baseOfMarks(before index: Index) -> Index {
    var base = unicodeScalars.index(before: index)
    while base > startIndex, unicodeScalars[base].isCombiningMark { base = unicodeScalars.index(before: base) }
    return base
  }

  private func endsCharacter(before index: Index) -> Bool {
    if index == startIndex { return true }
    let scalar = unicodeScalars[unicodeScalars.index(before: index)]
    return scalar.simpleWidth != nil || scalar.isCombiningMark
  }
}
