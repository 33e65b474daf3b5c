import Lessons

extension Notes {
  static let besides: [Sentence<Notes>] = [
    Sentence(
      48, "A note that was emptied opens empty, and its count tells so.",
      Example(
        from: editing("a"), script: "key backspace\npress done\npress note 0", .line(7, " 0 characters"),
        .value(\.draft, "")),
      Example(
        from: fresh, script: "press note 1\nkey backspace\npress note 2\npress note 1\ntype xy",
        .line(7, " 0 characters"), .value(\.draft, "xy"), .line(3, "")),
      Example(
        from: fresh, script: "press note 1\nkey backspace\npress note 1", .line(7, " 0 characters"), .line(3, ""))),
    Sentence(
      49, "Row and count stay as they are while the field is being emptied.",
      Example(from: fresh, script: "press note 1\nkey backspace", .line(7, " 1 character"), .line(3, " 🐱")),
      Example(
        from: editing("ab"), script: "key backspace\nkey backspace\nkey escape\npress note 0",
        .line(7, " 2 characters"), .value(\.draft, "ab"))),
    Sentence(
      50, "Blanks at the ends of what is typed are kept, shown and counted.",
      Example(
        from: editing(""), script: "type   a  \npress done", .line(2, ">  a  < 0"), .value(\.notes[0], "  a  ")),
      Example(
        from: editing(""), script: "type   a  \npress note 1\npress note 0", .line(7, " 5 characters"),
        .value(\.draft, "  a  ")),
      Example(from: editing("a"), script: "key home\ntype  \nkey return", .value(\.notes[0], " a"), .absent(.text))),
    Sentence(
      51, "An event redraws what shows its change, and where the focus was and is, and nothing else.",
      Example(from: editing("ab"), script: "type c", .redrawsAtMost(1)),
      Example(from: editing("ab"), script: "key left", .redrawsAtMost(1)),
      Example(from: editing("ab"), script: "type c\npress done", .redrawsAtMost(3)),
      Example(from: editing("ab"), script: "type c\npress note 0", .redrawsAtMost(3)),
      Example(from: fresh, script: "press note 1", .redrawsAtMost(8)),
      Example(from: fresh, script: "key down", .redrawsAtMost(2)),
      Example(from: fresh, script: "tick", .redrawsAtMost(0))),
    Sentence(
      52, "Each note has a count of its own.",
      Example(from: different, script: "press note 0", .line(7, " 1 character")),
      Example(from: different, script: "press note 1", .line(7, " 2 characters")),
      Example(from: different, script: "press note 2", .line(7, " 3 characters"))),
    Sentence(
      53, "A screen that goes back to notes leaves the focus on the row that has it.",
      Example(from: fresh, script: "key down\nkey down", .afterRestoring(NotesState(), [.focused(.note(2))])),
      Example(
        from: fresh, script: "key down",
        .afterRestoring(NotesState(notes: ["1", "2", "3"]), [.line(3, ">2< 1"), .focused(.note(1))]))),
    Sentence(
      54, "What is typed is taken as it is typed.",
      Example(
        from: editing(""), script: "type \(anything)\npress done", .value(\.notes[0], anything), .absent(.text)),
      Example(
        from: editing(""), script: "type 🇩🇪👍🏽\u{200D}ß語\npress note 1", .value(\.notes[0], "🇩🇪👍🏽\u{200D}ß語"),
        .focused(.text))),
    Sentence(
      55, "Where there is nothing further in a direction, the focus stays.",
      Example(from: fresh, script: "key up\nkey left\nkey right", .focused(.note(0))),
      Example(from: fresh, script: "key down\nkey down\nkey down", .focused(.note(2))),
      Example(from: editing("a"), script: "key down\nkey down\nkey left", .focused(.done)),
      Example(from: editing("a"), script: "key down\nkey right\nkey right\nkey down", .focused(.cancel))),
    Sentence(
      56, "A note is edited as often as one likes.",
      Example(
        from: fresh, script: lines("press note 0\ntype x\npress done", 12) + "\npress note 0",
        .value(\.notes[0], "🐶xxxxxxxxxxxx"), .line(7, " 13 characters")),
      Example(
        from: fresh, script: lines("press note 0\ntype x\npress note 1\ntype y\nkey escape", 12),
        .value(\.notes, ["🐶xxxxxxxxxxxx", "🐱", "🐷"]), .line(2, ">🐶xxxxxxxxxxxx< 0"))),
    Sentence(
      57, "From each note, each other one can be opened; both say then what they are to say.",
      (0...2).flatMap { first in
        (0...2).filter { $0 != first }.map { second in
          var notes = ["a", "bc", "def"]
          notes[first] += "!"
          let editing = NotesState(draft: notes[second], editing: second, notes: notes)
          return Example(
            from: different, script: "press note \(first)\ntype !\npress note \(second)", .state(editing),
            .focused(.text))
        }
      }),
    Sentence(
      58, "Each note can be edited, and editing it can be cancelled.",
      (0...2).flatMap { index in
        var notes = ["a", "bc", "def"]
        notes[index] += "!"
        return [
          Example(
            from: different, script: "press note \(index)\ntype !\nkey return", .state(NotesState(notes: notes)),
            .absent(.text)),
          Example(
            from: different, script: "press note \(index)\ntype !\nkey escape",
            .state(NotesState(notes: ["a", "bc", "def"])), .absent(.text)),
        ]
      }),
  ]

  private static let anything = "Hi :) (c) -- ... i've \"q\" 1/2 a,b;c http://x.y @z #1 50% <b>&amp; \\n \t."

  private static func lines(_ line: String, _ count: Int) -> String {
    Array(repeating: line, count: count).joined(separator: "\n")
  }

  private static let different = Example<Notes>.Start.state(NotesState(notes: ["a", "bc", "def"]))
}
