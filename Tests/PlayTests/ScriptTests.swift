import Foundation
import Testing

@Suite struct `A script` {
  /// A line that cannot be played, and the message about it.
  private static let faults = [
    ("jump 3", "unknown event 'jump': write press, type, key, click or tick."),
    ("tick tock", "'tick tock' has a word too many: write 'tick'."),
    ("press", "there is no control '' on the screen: press one that is shown."),
    ("press delete 0", "there is no control 'delete 0' on the screen: press one that is shown."),
    ("press \u{1B}[2J", "there is no control '\\u{1B}[2J' on the screen: press one that is shown."),
    (
      "press " + String(repeating: "y", count: 1000),
      "there is no control '\(String(repeating: "y", count: 60))…' on the screen: press one that is shown."
    ),
    (
      "press a" + String(repeating: "\u{301}", count: 1000),
      "there is no control 'a\(String(repeating: "\u{301}", count: 239))…' on the screen: press one that is shown."
    ),
    (
      "key f13",
      "unknown key 'f13': write return, escape, backspace, delete, tab, backtab, space, up, down, left, right, home, "
        + "end or one character."
    ),
    ("window 0", "there is no window 0: this screen has one."),
    ("window 2", "there is no window 2: this screen has one."),
    ("window two", "'window two' names no window: write 'window 1' or 'window 2'."),
    ("click 3", "'click 3' names no cell: write 'click COLUMN ROW', both from 0."),
    ("click a b", "'click a b' names no cell: write 'click COLUMN ROW', both from 0."),
    ("click 38 0", "'click 38 0' is off the screen: columns are 0…37, rows 0…14."),
    ("click 0 -1", "'click 0 -1' is off the screen: columns are 0…37, rows 0…14."),
  ]

  @Test(arguments: faults)
  func `that cannot be played is refused with its line, and leaves the state as it was`(
    line: String, message: String
  ) throws {
    let program = try Program()
    let state = "{\"capacity\":3,\"items\":[]}"
    try program.write(state, to: "state")
    let run = try program.run(
      ["todo", "--state", "state", "--script", "-"], input: "# a comment\n\npress add\npress delete 0\n\(line)\n")
    #expect(run.errors == "worst: -:5: \(message)\n")
    #expect(run.status == 65)
    #expect(try program.text(of: "state") == state)
    #expect(try program.names == ["state"])
  }

  @Test func `is named by its file`() throws {
    let program = try Program()
    try program.write("tick\njump", to: "walk")
    #expect(
      try program.run(["--script", "walk"]).errors
        == "worst: walk:2: unknown event 'jump': write press, type, key, click or tick.\n")
  }

  @Test func `that is not UTF-8 is refused`() throws {
    let run = try Program().run(shell: "printf 'type \\377' | \"$0\" --script -")
    #expect(run.errors == "worst: -: is not UTF-8 text: save it as UTF-8.\n")
    #expect(run.status == 65)
  }

  @Test(arguments: ["\\357\\273\\277press add", "press add\\r", " press add "])
  func `is read as editors leave it`(text: String) throws {
    let run = try Program().run(shell: "printf '\(text)\\n' | \"$0\" todo --script - --print state")
    #expect(run == Program.Run(status: 0, output: "{\"capacity\":10,\"items\":[\"To Do Item 1\"]}\n", errors: ""))
  }

  @Test(.enabled(if: access("/dev/zero", R_OK) == 0))
  func `without an end is refused`() throws {
    let run = try Program().run(["--script", "/dev/zero"])
    #expect(run.errors == "worst: /dev/zero: is larger than 64 MB: name another file.\n")
    #expect(run.status == 65)
  }

  @Test func `shows what it types without what a terminal would obey`() throws {
    let run = try Program().run(
      ["notes", "--script", "-", "--print", "redraws"], input: "press note 0\ntype \u{301}\u{1B}[2Jx\n")
    #expect(run.output.contains("== 2: type \u{301}\\u{1B}[2Jx\n"))
    #expect(!run.output.contains("\u{1B}"))
  }
}
