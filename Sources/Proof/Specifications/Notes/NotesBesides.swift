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
  ]
  private static let different = Example<Notes>.Start.state(NotesState(notes: ["a", "bc", "def"]))
}
