import Lessons

extension Chat {
  static let keeping: [Sentence<Chat>] = saving + besides + crossing

  @SentenceBuilder<Chat> private static var saving: [Sentence<Chat>] {
    "47. A saved file holds the users, their messages, the drafts, whose panel is open, and the scroll."
    file(
      saved,
      holds: State(
        detail: 2, draft: "d", nameDraft: "n", scroll: 0,
        conversation: Conversation(
          messages: [Conversation.Message(sender: 1, text: "a", isSending: true)],
          users: [Conversation.User(id: 1, name: "A"), Conversation.User(id: 2, name: "B")])))
    mayBeSaved(start())
    mayBeSaved(filled(20, draft: " é\"/", scroll: 6))
    given(filled(15), "press older\npress input\ntype é", .value(\.scroll, 1), .value(\.draft, "é"))
    "48. A saved conversation goes on where it stopped."
    given(filled(16, scroll: 2), .enabled(.avatar(0)), .absent(.avatar(14)), .enabled(.newer))
    given(start(draft: "dear"), .shows("[dear "))
    given(start { $0.append(1, "x", isSending: true) }, "tick", .shows("MrPeak: x"))
    given(start(detail: 2, nameDraft: "dear"), .shows(">dear "), .shows("Visitor        Details"))
    "49. A file is refused that does not have the two users, with their ids."
    wrong(#"{"id":1,"name":"A"},"#, "", "'number of users' is 1, which does not fit the rest: it has to be 2")
    wrong(#""id":2"#, #""id":1"#, "'users.1.id' is 1, which does not fit the rest: it has to be 2")
    wrong(#""id":1"#, #""id":0"#, "'users.0.id' is 0, which does not fit the rest: it has to be 1")
    "50. A file is refused with a name that does not have 1 to 20 characters, or is all spaces."
    file(named(""), isRefused: "'number of characters in users.1.name' is 0, allowed is 1…20")
    file(
      named(String(repeating: "é", count: 21)),
      isRefused: "'number of characters in users.1.name' is 21, allowed is 1…20")
    file(named("  "), isRefused: "'users.1.name' is '  ', allowed is text that is not all spaces")
    mayBeSaved(start { $0.users[1].name = "é" })
    mayBeSaved(start { $0.users[1].name = String(repeating: "é", count: 20) })
    mayBeSaved(start { $0.users[1].name = " x" })
    "51. A file is refused with a message of nobody, of spaces alone, or of the other side that is on its way."
    wrong(#""sender":1"#, #""sender":0"#, "'messages.0.sender' is 0, allowed is 1…2")
    wrong(#""sender":1"#, #""sender":3"#, "'messages.0.sender' is 3, allowed is 1…2")
    wrong(#""text":"a""#, #""text":"""#, "'messages.0.text' is '', allowed is text that is not all spaces")
    wrong(#""text":"a""#, #""text":"  ""#, "'messages.0.text' is '  ', allowed is text that is not all spaces")
    wrong(
      #""sender":1"#, #""sender":2"#, "'messages.0.isSending' is true, allowed is false for a message of the other side"
    )
    mayBeSaved(start { $0.append(2, " x") })
    "52. A file is refused with the panel of nobody, or with a draft of a name while no panel is open."
    wrong(#""detail":2"#, #""detail":0"#, "'detail' is 0, allowed is 1…2")
    wrong(#""detail":2"#, #""detail":3"#, "'detail' is 3, allowed is 1…2")
    wrong(#""detail":2"#, #""detail":null"#, "'nameDraft' is 'n', allowed is '' while 'detail' is null")
    mayBeSaved(start(detail: 1, nameDraft: "n"))
    mayBeSaved(start(detail: 2))
    "53. A file is refused that is scrolled further than there are messages."
    wrong(#""scroll":0"#, #""scroll":-1"#, "'scroll' is -1, allowed is 0…0")
    wrong(#""scroll":0"#, #""scroll":1"#, "'scroll' is 1, allowed is 0…0")
    mayBeSaved(filled(15, scroll: 1))
    file(filled(15, scroll: 2).json, isRefused: "'scroll' is 2, allowed is 0…1")
    mayBeSaved(filled(8, detail: 1, scroll: 1))
    file(filled(8, detail: 1, scroll: 2).json, isRefused: "'scroll' is 2, allowed is 0…1")
    "54. A file is refused that is not JSON, or that lacks something, has too much, or something of another kind."
    file("hello", isRefused: "it is not JSON")
    wrong(#""detail":2,"#, "", "'detail' is missing")
    wrong(#""text":"a""#, #""text":1"#, "'messages.0.text' is 1, allowed is text in quotes")
    wrong(
      #""scroll":0"#, #""scroll":0,"theme":1"#,
      "'theme' is unknown, allowed are detail, draft, messages, nameDraft, scroll, users")
    "55. A screen that goes back to a saved conversation shows it."
    given(
      filled(20, scroll: 3), "press avatar 5",
      .afterRestoring(start(), .line(2, "(V)  Visitor: Hello 1"), .line(6, ""), .absent(.name), .value(\.nameDraft, ""))
    )
    given(
      fresh,
      .afterRestoring(
        filled(16, detail: 1, nameDraft: "me", scroll: 1), .shows(">me "), .enabled(.avatar(8)), .absent(.avatar(15))))
    given(fresh, .afterRestoring(filled(16, draft: "d", scroll: 1), .value(\.scroll, 1), .value(\.draft, "d")))
    given(
      start(detail: 1, nameDraft: "x"),
      .afterRestoring(start(detail: 2, nameDraft: "y"), .line(3, "      Hello 1        Visitor"), .shows(">y ")))
    given(fresh, .afterRestoring(start { $0.users[0].name = "Me" }, .shows("Me and Visitor"), .shows("(M)  Me: ")))
    given(start(detail: 2, nameDraft: "x"))
      .expect(.afterRestoring(start(detail: 2, nameDraft: "y"), .value(\.nameDraft, "y"), .shows(">y ")))
    given(
      fresh,
      .afterRestoring(
        start { $0.append(1, "x", isSending: true) }, .shows("sending: x"),
        .value(\.messages[4].isSending, true)))
    given(fresh, "press receive", .afterRestoring(filled(16), .focused(.receive)))
    given(fresh, .afterRestoring(everything, .state(everything), .focused(.name)))
    "56. The panel, the drafts and the scroll belong to the view; another window takes them over."
    given(filled(16), "press older\npress input\ntype d")
      .expect(.inAnotherWindow(.value(\.scroll, 1), .value(\.draft, "d"), .shows("[d "), .enabled(.newer)))
    given(
      fresh, "press avatar 0\ntype !",
      .inAnotherWindow(
        .value(\.detail, 2), .value(\.nameDraft, "Visitor!"), .enabled(.change), .shows("Visitor        Details")))
    given(fresh, "press avatar 0", .inAnotherWindow(.line(3, "      Hello 1        Visitor")))
    given(start { $0.messages = [] }, "type ab\nkey left")
      .expect(.inAnotherWindow(.value(\.draft, "ab"), .cell(column: 2, row: 17, "'b' underlined reversed")))
    given(start(detail: 2, nameDraft: "x"), "press back")
      .expect(.inAnotherWindow(.absent(.name), .value(\.detail, nil), .value(\.nameDraft, ""), .hides("Details")))
  }

  // MARK: Building

  private static let everything = filled(20, detail: 1, draft: " dear ", nameDraft: "Guest", scroll: 3) {
    $0.append(1, "x", isSending: true)
    $0.users[0].name = "Ann"
    $0.users[1].name = "Bob"
  }

  private static let saved =
    #"{"detail":2,"draft":"d","messages":[{"isSending":true,"sender":1,"text":"a"}],"nameDraft":"n","scroll":0,"#
    + #""users":[{"id":1,"name":"A"},{"id":2,"name":"B"}]}"#

  /// What is saved with something else in one place.
  private static func wrong(_ right: String, _ wrong: String, _ reason: String) -> Example<Chat> {
    file(saved.replacing(right, with: wrong), isRefused: reason)
  }

  private static func named(_ name: String) -> String { saved.replacing(#""name":"B""#, with: #""name":"\#(name)""#) }
}
