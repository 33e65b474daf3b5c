import Foundation
import Lessons
import Testing

/// Two squares; the second is a mine.
private let mines =
  #"{"flagMode":false,"generator":"0x00000000000000ff","height":1,"mineCount":1,"nonMineSquaresRemaining":1,"#
  + #""squares":[{"adjacent":1,"covering":"covered","isMine":false,"location":0},"#
  + #"{"adjacent":0,"covering":"covered","isMine":true,"location":1}],"width":2}"#

private let states: [String: String] = [
  "mines": mines, "todo": ToDoState(capacity: 2, items: ["a"]).json, "notes": NotesState().json,
  "promotions": PromotionsState.start.json, "chat": ChatState(conversation: .start).json,
]

/// A change to the state with which a lesson starts, and the message about it.
private typealias Change = (lesson: String, old: String, new: String, message: String)

private let forms: [Change] = [
  ("todo", #"{"capacity":2,"items":["a"]}"#, "", "it is not JSON"),
  ("todo", #"{"capacity":2,"items":["a"]}"#, "[]", "it is a list, allowed is an object"),
  ("todo", "\"capacity\":2,", "", "'capacity' is missing"),
  ("todo", "2", "\"2\"", "'capacity' is '2', allowed is a whole number"),
  ("todo", "2", "null", "'capacity' is null, allowed is a whole number"),
  ("todo", "2", "2.5", "'capacity' is 2.5, allowed is a whole number"),
  ("todo", "2", "9223372036854775807", "'capacity' is 9223372036854775807, allowed is 1…50"),
  ("todo", "2", "-1e20", "'capacity' is -100000000000000000000, allowed is a whole number of at most 18 digits"),
  ("todo", "2", "1e400", "'capacity' is too large a number, or text that is not UTF-8"),
  ("todo", "\"a\"", "\"\\ud800\"", "'items.0' is too large a number, or text that is not UTF-8"),
  ("todo", "\"a\"", "\"a\",", "it has a name twice, or a comma too many"),
  ("todo", "2,", "2,\"capacity\":3,", "it has a name twice, or a comma too many"),
  ("todo", "[\"a\"]", "[\"a\",1]", "'items.1' is 1, allowed is text in quotes"),
  ("todo", "2,", "2,\"colour\":1,", "'colour' is unknown, allowed are capacity, items"),
  ("todo", "2,", "2,\"\\u001b[2J\":1,", "'\\u{1B}[2J' is unknown, allowed are capacity, items"),
  (
    "mines", "\"location\":1", "\"location\":1,\"colour\":1",
    "'squares.1.colour' is unknown, allowed are adjacent, covering, isMine, location"
  ),
  (
    "promotions", #""pending":null"#, #""pending":null,"Pending":null"#,
    "'Pending' is unknown, allowed are amount, isOffline, message, pending, promotions, selected, server, today"
  ),
]

/// The limits of a lesson's data. Its sentences check them one by one; these are the messages.
private let limits: [Change] = [
  ("mines", "\"width\":2", "\"width\":61", "'width' is 61, allowed is 1…60"),
  ("mines", "\"adjacent\":1", "\"adjacent\":300", "'squares.0.adjacent' is 300, allowed is 0…8"),
  (
    "mines", "\"covering\":\"covered\",\"isMine\":true", "\"covering\":\"open\\u0007\",\"isMine\":true",
    "'squares.1.covering' is 'open\\u{07}', allowed is one of 'covered', 'flagged', 'uncovered'"
  ),
  ("mines", "0x00000000000000ff", "1", "'generator' is '1', allowed is '0x' and 16 hexadecimal digits"),
  ("notes", "\"draft\":\"\"", "\"draft\":\"🐶\\u0007\"", "'draft' is '🐶\\u{07}', allowed is '' while 'editing' is null"),
  ("promotions", "\"selected\":0", "\"selected\":null", "'selected' is null, allowed is 0…2"),
  (
    "chat", "\"nameDraft\":\"\"", "\"nameDraft\":\"\(String(repeating: "n", count: 100))\"",
    "'nameDraft' is '\(String(repeating: "n", count: 60))…', allowed is '' while 'detail' is null"
  ),
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
  func `that is wrong is refused by name, and left as it was`(
    lesson: String, old: String, new: String, message: String
  ) throws {
    let state = try #require(states[lesson])
    let range = try #require(state.range(of: old), "\(state)")
    let program = try Program()
    let wrong = state.replacingCharacters(in: range, with: new)
    try program.write(wrong, to: "state")
    let run = try program.run([lesson, "--state", "state", "--script", "-"])
    let wayOut = "It is left as it was: mend it, or name another '--state FILE'."
    #expect(run.errors == "worst: state: \(message). \(wayOut)\n")
    #expect(run.status == 65)
    #expect(try program.text(of: "state") == wrong)
  }
}
