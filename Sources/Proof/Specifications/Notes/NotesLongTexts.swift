import Lessons

extension Notes {
  @SentenceBuilder<Notes> static var longTexts: [Sentence<Notes>] {
    "40. A note of any length is kept, and counted, as a whole."
    given(editing(""), "type \(letters(300))\npress done", .value(\.notes[0], letters(300)))
    [99, 300, 1000].map { count in
      given(holding(letters(count)), "press note 0", .line(7, " \(count) characters"))
        .expect(.after("type  \npress done", .value(\.notes[0], letters(count) + " ")))
    }
    "41. Whichever note was being edited, the focus is then on the first."
    ["press note 1\nkey escape", "press note 2\npress cancel", "press note 2\nkey return"]
      .map { given(fresh, $0, .focused(.note(0))) }
    "42. A draft of spaces, or of nothing, is taken over as any other when another note is opened."
    given(editing("a"), "key backspace\npress note 1", .value(\.notes[0], ""), .focused(.text))
    given(editing("a"), "key backspace\ntype   \npress note 1", .value(\.notes[0], "  "))
    given(editing("a"), "key backspace\ntype   \npress note 0", .value(\.notes[0], "  "))
    "43. A screen that goes back has each note, and the draft, as they were saved."
    given(fresh, .afterRestoring(State(notes: ["1", "2", "3"]), .value(\.notes, ["1", "2", "3"])))
    given(fresh, .afterRestoring(State(notes: ["1", "2", "3"]), .line(4, " 3  2")))
    given(editing("ab"), .afterRestoring(State(draft: "x", editing: 0, notes: ["c", "", ""]), .value(\.draft, "x")))
    given(
      editing("ab"), "type c", .afterRestoring(State(draft: "x", editing: 0, notes: ["ab", "", ""]), .shows(">x ")))
    given(holding("a"), "press note 0\npress done")
      .expect(.afterRestoring(State(draft: "x", editing: 0, notes: ["abc", "", ""]), .line(7, " 3 characters")))
    given(
      editing("ab"),
      .afterRestoring(
        State(draft: "x y ", editing: 1, notes: ["a\nb", "é", "  "]),
        .state(State(draft: "x y ", editing: 1, notes: ["a\nb", "é", "  "])), .focused(.text)))
    "44. A note keeps its characters as they were composed."
    given(editing("e\u{301}"), "press done", .value(\.notes[0].unicodeScalars.count, 2), .absent(.text))
    given(editing("\u{E9}"), "press done", .value(\.notes[0].unicodeScalars.count, 1), .absent(.text))
    given(holding("e\u{301}"), .value(\.notes[0].unicodeScalars.count, 2))
    given(holding("e\u{301}"), "press note 0", .value(\.draft.unicodeScalars.count, 2))
    given(fresh, .afterRestoring(State(notes: ["e\u{301}", "", ""]), .value(\.notes[0].unicodeScalars.count, 2)))
    given(State(draft: "\u{E9}", editing: 0, notes: ["e\u{301}", "", ""]), "press done")
      .expect(.value(\.notes[0].unicodeScalars.count, 1))
    "45. A saved draft of nothing is an empty field, whatever its note says."
    given(emptied, .value(\.draft, ""), .line(3, " old"))
    given(emptied, "press done", .value(\.notes[1], ""), .absent(.text))
    given(fresh, .afterRestoring(State(draft: "", editing: 1), .value(\.draft, ""), .focused(.text)))
    "46. An end of a line in a note is kept and counted, and not shown."
    given(holding("a\nb"), .line(2, ">ab< 0"), .value(\.notes[0], "a\nb"))
    given(holding("a\n"), "press note 0", .line(7, " 2 characters"))
    given(holding("a\nb"), "press note 0\npress done", .value(\.notes[0], "a\nb"), .absent(.text))
    given(holding("\na\n"), "press note 0\npress note 1", .value(\.notes[0], "\na\n"), .focused(.text))
    "47. An action changes nothing but what it is for."
    action("type !") { $0.draft = "x y !" }
    action("key home\ntype !") { $0.draft = "!x y " }
    action("press text\nkey up\nkey down\ntick") { _ in }
    action("press cancel") { ($0.editing, $0.draft) = (nil, "") }
    action("press done") { ($0.editing, $0.draft, $0.notes[1]) = (nil, "", "x y ") }
    action("press note 0") { ($0.editing, $0.draft, $0.notes[1]) = (0, "a\nb", "x y ") }
    action("press note 1") { $0.notes[1] = "x y " }
    action("press note 2") { ($0.editing, $0.draft, $0.notes[1]) = (2, "  ", "x y ") }
    "48. A note that was emptied opens empty, and its count is 0."
    given(editing("a"), "key backspace\npress done\npress note 0", .line(7, " 0 characters"), .value(\.draft, ""))
    given(fresh, "press note 1\nkey backspace\npress note 2\npress note 1\ntype xy")
      .expect(.line(7, " 0 characters"), .value(\.draft, "xy"), .line(3, ""))
    given(fresh, "press note 1\nkey backspace\npress note 1", .line(7, " 0 characters"), .line(3, ""))
    "49. Row and count stay as they are while the field is being emptied."
    given(fresh, "press note 1\nkey backspace", .line(7, " 1 character"), .line(3, " 🐱"))
    given(editing("ab"), "key backspace\nkey backspace\nkey escape\npress note 0")
      .expect(.line(7, " 2 characters"), .value(\.draft, "ab"))
    "50. Blanks at the ends of what is typed are kept, shown and counted."
    given(editing(""), "type   a  \npress done", .line(2, ">  a  < 0"), .value(\.notes[0], "  a  "))
    given(editing(""), "type   a  \npress note 1\npress note 0", .line(7, " 5 characters"), .value(\.draft, "  a  "))
    given(editing("a"), "key home\ntype  \nkey return", .value(\.notes[0], " a"), .absent(.text))
    "51. An event redraws what shows its change, and where the focus was and is, and nothing else."
    given(editing("ab"), "type c", .redrawsAtMost(1))
    given(editing("ab"), "key left", .redrawsAtMost(1))
    given(editing("ab"), "type c\npress done", .redrawsAtMost(3))
    given(editing("ab"), "type c\npress note 0", .redrawsAtMost(3))
    given(fresh, "press note 1", .redrawsAtMost(8))
    given(fresh, "key down", .redrawsAtMost(2))
    given(fresh, "tick", .redrawsAtMost(0))
    "52. Each note has a count of its own."
    given(different, "press note 0", .line(7, " 1 character"))
    given(different, "press note 1", .line(7, " 2 characters"))
    given(different, "press note 2", .line(7, " 3 characters"))
    "53. A screen that goes back to notes leaves the focus on the row that has it."
    given(fresh, "key down\nkey down", .afterRestoring(State(), .focused(.note(2))))
    given(fresh, "key down", .afterRestoring(State(notes: ["1", "2", "3"]), .line(3, ">2< 1"), .focused(.note(1))))
    "54. What is typed is taken as it is typed."
    given(editing(""), "type \(anything)\npress done", .value(\.notes[0], anything), .absent(.text))
    given(editing(""), "type 🇩🇪👍🏽\u{200D}ß語\npress note 0", .value(\.notes[0], "🇩🇪👍🏽\u{200D}ß語"), .focused(.text))
      .expect(.line(7, " 4 characters"))
    "55. Where there is nothing further in a direction, the focus stays."
    given(fresh, "key up\nkey left\nkey right", .focused(.note(0)))
    given(fresh, "key down\nkey down\nkey down", .focused(.note(2)))
    given(editing("a"), "key down\nkey down\nkey left", .focused(.done))
    given(editing("a"), "key down\nkey right\nkey right\nkey down", .focused(.cancel))
    "56. A note is edited as often as one likes."
    given(fresh, lines("press note 0\ntype x\npress done", 12) + "\npress note 0")
      .expect(.value(\.notes[0], "🐶xxxxxxxxxxxx"), .line(7, " 13 characters"))
    given(fresh, lines("press note 0\ntype x\npress note 1\ntype y\nkey escape", 12))
      .expect(.value(\.notes, ["🐶xxxxxxxxxxxx", "🐱", "🐷"]), .line(2, ">🐶xxxxxxxxxxxx< 0"))
    "57. From each note, each other one can be opened; both then show their own text."
    (0...2).flatMap { first in
      (0...2).filter { $0 != first }.map { second in
        var notes = ["a", "bc", "def"]
        notes[first] += "!"
        let editing = State(draft: notes[second], editing: second, notes: notes)
        return given(different, "press note \(first)\ntype !\npress note \(second)", .state(editing), .focused(.text))
      }
    }
    "58. Each note can be edited, and editing it can be cancelled."
    (0...2).flatMap { index in
      var notes = ["a", "bc", "def"]
      notes[index] += "!"
      return [
        given(different, "key \(index)\ntype !\nkey return", .state(State(notes: notes)), .absent(.text)),
        given(
          different, "press note \(index)\ntype !\nkey escape", .state(State(notes: ["a", "bc", "def"])),
          .absent(.text)),
        given(
          State(draft: "x", editing: index, notes: notes), .focused(.text),
          .line(2 + index, " \(notes[index])")),
      ]
    }
  }

  /// A note is being edited, and what an action changes.
  private static func action(_ script: String, _ change: (inout NotesState) -> Void) -> Example<Notes> {
    given(State(draft: "x y ", editing: 1, notes: ["a\nb", "é", "  "]), script, changes: change)
  }

  /// The second note is being edited, and everything in the field was deleted.
  private static let emptied = State(draft: "", editing: 1, notes: ["", "old", ""])

  private static let anything = "Hi :) (c) -- ... i've \"q\" 1/2 a,b;c http://x.y @z #1 50% <b>&amp; \\n \t."

  private static let different = State(notes: ["a", "bc", "def"])
}
