import Foundation
import Lessons
import Testing

/// A change to the state with which a lesson starts, and what is said of it.
private struct Change: CustomTestStringConvertible {
  let lesson: String
  let old: String
  let new: String
  let message: String

  init(_ lesson: String, _ old: String, _ new: String, _ message: String) {
    self.lesson = lesson
    self.old = old
    self.new = new
    self.message = message
  }

  var testDescription: String { "\(lesson): \(old) → \(new)" }
}

/// Two squares, of which the second is a mine.
private let mines =
  #"{"flagMode":false,"generator":"0x0000000000000001","height":1,"mineCount":1,"nonMineSquaresRemaining":1,"#
  + #""squares":[{"adjacent":1,"covering":"covered","isMine":false,"location":0},"#
  + #"{"adjacent":0,"covering":"covered","isMine":true,"location":1}],"width":2}"#

private let states: [String: String] = [
  "mines": mines,
  "todo": ToDoState(capacity: 2, items: ["a"]).json,
  "notes": NotesState().json,
  "promotions": PromotionsState.start.json,
  "chat": ChatState(conversation: .start).json,
]

private let forms = [
  Change("todo", #"{"capacity":2,"items":["a"]}"#, "", "it is not JSON"),
  Change("todo", "}", "", "it is not JSON"),
  Change("todo", #"{"capacity":2,"items":["a"]}"#, "[]", "it has the wrong type"),
  Change("todo", "\"capacity\":2,", "", "'capacity' is missing"),
  Change("todo", "2", "\"2\"", "'capacity' has the wrong type"),
  Change("todo", "2", "null", "'capacity' has the wrong type"),
  Change("todo", "2", "2.5", "'capacity' is 2.5, allowed is a whole number"),
  Change("todo", "2", "9223372036854775808", "'capacity' is 9.223372036854776e+18, allowed is a whole number"),
  Change("todo", "[\"a\"]", "[\"a\",1]", "'items.1' has the wrong type"),
  Change("todo", "2,", "2,\"colour\":1,", "'colour' is unknown, allowed are capacity, items"),
  Change("todo", "2,", "2,\"\\u001b[2J\":1,", "'\\u{1B}[2J' is unknown, allowed are capacity, items"),
  Change(
    "mines", "\"location\":1", "\"location\":1,\"colour\":1",
    "'squares.1.colour' is unknown, allowed are adjacent, covering, isMine, location"),
  Change(
    "promotions", #""pending":null"#, #""pending":null,"Pending":null"#,
    "'Pending' is unknown, allowed are amount, isOffline, message, pending, promotions, selected, server, today"),
]

private let limits = [
  Change("mines", "\"width\":2", "\"width\":0", "'width' is 0, allowed is 1…60"),
  Change("mines", "\"width\":2", "\"width\":61", "'width' is 61, allowed is 1…60"),
  Change("mines", "\"height\":1", "\"height\":41", "'height' is 41, allowed is 1…40"),
  Change("mines", "\"width\":2", "\"width\":1", "'width' and 'height' are 1, allowed are two squares or more"),
  Change("mines", "\"mineCount\":1", "\"mineCount\":2", "'mineCount' is 2, allowed is 1…1"),
  Change(
    "mines", "\"width\":2", "\"width\":3",
    "'number of squares' is 2, which does not fit the rest: it has to be 3"),
  Change(
    "mines", "\"isMine\":true", "\"isMine\":false",
    "'mineCount' is 1, which does not fit the rest: it has to be 0"),
  Change(
    "mines", "\"adjacent\":1", "\"adjacent\":2",
    "'squares.0.adjacent' is 2, which does not fit the rest: it has to be 1"),
  Change("mines", "\"adjacent\":1", "\"adjacent\":300", "'squares.0.adjacent' is 300, allowed is 0…8"),
  Change(
    "mines", "\"location\":1", "\"location\":2",
    "'squares.1.location' is 2, which does not fit the rest: it has to be 1"),
  Change(
    "mines", "\"covering\":\"covered\",\"isMine\":true", "\"covering\":\"open\\u0007\",\"isMine\":true",
    "'squares.1.covering' is 'open\\u{07}', allowed is one of 'covered', 'flagged', 'uncovered'"),
  Change(
    "mines", "\"nonMineSquaresRemaining\":1", "\"nonMineSquaresRemaining\":0",
    "'nonMineSquaresRemaining' is 0, which does not fit the rest: it has to be 1"),
  Change(
    "mines", "\"covering\":\"covered\",\"isMine\":true", "\"covering\":\"uncovered\",\"isMine\":true",
    "'nonMineSquaresRemaining' is 1, which does not fit the rest: it has to be -1"),
  Change(
    "mines", #""covered","isMine":false,"location":0},{"adjacent":0,"covering":"covered""#,
    #""uncovered","isMine":false,"location":0},{"adjacent":0,"covering":"uncovered""#,
    "a mine is uncovered in a game that is won, where pressing a square does nothing"),
  Change(
    "mines", "0x0000000000000001", "1", "'generator' is '1', allowed is '0x' and 16 hexadecimal digits"),
  Change("todo", "2", "0", "'capacity' is 0, allowed is 1…50"),
  Change("todo", "2", "51", "'capacity' is 51, allowed is 1…50"),
  Change("todo", "[\"a\"]", "[\"a\",\"b\",\"c\"]", "'number of items' is 3, allowed is 0…2"),
  Change("notes", ",\"🐷\"", "", "'number of notes' is 2, allowed is 3"),
  Change("notes", "null", "3", "'editing' is 3, allowed is 0…2"),
  Change("notes", "null", "-1", "'editing' is -1, allowed is 0…2"),
  Change(
    "notes", "\"draft\":\"\"", "\"draft\":\"🐶e\u{301}\"",
    "'draft' has 2 characters, but no note is being edited: none is allowed"),
  Change("promotions", "\"selected\":0", "\"selected\":3", "'selected' is 3, allowed is 0…2"),
  Change("promotions", "\"selected\":0", "\"selected\":null", "'selected' is null, allowed is 0…2"),
  Change("promotions", "12000", "10000000", "'amount' is 10000000, allowed is 0…9999900"),
  Change("promotions", "\"today\":0", "\"today\":1000", "'today' is 1000, allowed is 0…999"),
  Change("promotions", "\"discount\":80", "\"discount\":4", "'promotions.0.discount' is 4, allowed is 5…100"),
  Change(
    "promotions", "\"pending\":null", "\"pending\":\"wait\"", "'pending' is 'wait', allowed is one of 'load', 'save'"),
  Change(
    "promotions", "\"message\":null,\"pending\":null",
    "\"message\":\"Could not load promotions\",\"pending\":\"load\"",
    "'message' is 'Could not load promotions' while a load is pending, allowed is null"),
  Change("chat", "\"scroll\":0", "\"scroll\":1", "'scroll' is 1, allowed is 0…0"),
  Change("chat", "\"detail\":null", "\"detail\":3", "'detail' is 3, allowed is 1…2"),
  Change(
    "chat", "\"nameDraft\":\"\"", "\"nameDraft\":\"\(String(repeating: "n", count: 100))\"",
    "'nameDraft' is '\(String(repeating: "n", count: 60))…', allowed is '' while 'detail' is null"),
  Change("chat", "\"id\":2", "\"id\":3", "'users.1.id' is 3, which does not fit the rest: it has to be 2"),
  Change(
    "chat", "\"MrPeak\"", "\"\"", "'number of characters in users.0.name' is 0, allowed is 1…20"),
  Change("chat", "\"MrPeak\"", "\"  \"", "'users.0.name' is '  ', allowed is text that is not all spaces"),
  Change("chat", "\"Hello 1\"", "\"\"", "'messages.0.text' is '', allowed is text that is not all spaces"),
  Change(
    "chat", "\"isSending\":false,\"sender\":2", "\"isSending\":true,\"sender\":2",
    "'messages.0.isSending' is true, allowed is false for a message of the other side"),
  Change("chat", "\"sender\":2", "\"sender\":0", "'messages.0.sender' is 0, allowed is 1…2"),
]

@Suite struct `A state` {
  @Test(arguments: ["mines", "todo", "notes", "promotions", "chat"])
  func `that is right is taken`(lesson: String) throws {
    let program = try Program()
    try program.write(states[lesson] ?? "", to: "state")
    let run = try program.run([lesson, "--state", "state", "--script", "-", "--print", "state"])
    #expect(run == Program.Run(status: 0, output: (states[lesson] ?? "") + "\n", errors: ""))
  }

  @Test(arguments: forms + limits)
  private func `that is wrong is refused by name, and left as it was`(change: Change) throws {
    let state = try #require(states[change.lesson])
    let range = try #require(state.range(of: change.old), "\(state)")
    let program = try Program()
    let wrong = state.replacingCharacters(in: range, with: change.new)
    try program.write(wrong, to: "state")
    let run = try program.run([change.lesson, "--state", "state", "--script", "-"])
    let wayOut = "It is left as it was: mend it, or name another '--state FILE'."
    #expect(run.errors == "worst: state: \(change.message). \(wayOut)\n")
    #expect(run.status == 65)
    #expect(try program.text(of: "state") == wrong)
  }
}
