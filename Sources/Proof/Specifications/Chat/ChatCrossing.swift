import Lessons

extension Chat {
  @SentenceBuilder<Chat> static var crossing: [Sentence<Chat>] {
    "87. Events one after another do what each of them does alone, wherever the list, the panel and the focus are."
    given(
      eighteen,
      .after(
        "press older\npress older\n" + lines("key up", 5),
        .state(talk("2 Hi|1 ok|1 ok|2 Hi|1*ok|\(tail)", draft: "ok", scroll: 2)), .focused(.avatar(12))),
      .after(
        "press older\npress older\npress delete 2", .state(talk("2 Hi|1 ok|2 Hi|1*ok|\(tail)", draft: "ok", scroll: 3)),
        .focused(.avatar(3))),
      .after(
        "press send\ntick\npress receive\npress older\npress receive",
        .state(talk("2 Hi|1 ok|2 Hi|1 ok|\(tail)|1 ok|2 Message 19|2 Message 20", scroll: 2))),
      .after(
        "press avatar 11\nkey home\ntype 犬\nkey return\npress name\ntype  2\npress input\nkey left\ntype !",
        .state(
          talk(
            "2 Hi|1 ok|2 Hi|1 ok|\(tail)|1 ok|2 Message 19|2 Message 20", names: ["MrPeak", "犬Visitor"], detail: 2,
            draft: "!", nameDraft: "犬Visitor 2", scroll: 2))),
      .after(
        "press avatar 12\nkey backspace\nkey delete\nkey escape",
        .frame(
          """
          MrPeak and 犬Visitor

          (M)  MrPeak: ok                  [ x ]
          (犬) 犬Visitor: m7
          (M)  MrPeak: m8                  [ x ]
          (犬) 犬Visitor: m9
          (M)  MrPeak: m10                 [ x ]
          (犬) 犬Visitor: m11
          (M)  MrPeak: m12                 [>x<]
          (犬) 犬Visitor: m13
          (M)  MrPeak: m14                 [ x ]
          (犬) 犬Visitor: m15
          (M)  MrPeak: m16                 [ x ]
          (犬) 犬Visitor: m17
          (M)  MrPeak: m18                 [ x ]
          (M)  MrPeak: ok                  [ x ]
          Your message:
          [!                        ] [ Send ] s
          [ Receive ] r [ Older ] o  [ Newer ] n
          """)))
    given(
      talk("1 a|1*a|2 a|1*a|2 b|1 a", detail: 1, draft: "a", nameDraft: "Me"),
      .after(
        "press delete 3\npress send\npress delete 0", .state(talk("1*a|2 a|2 b|1 a|1*a", detail: 1, nameDraft: "Me")),
        .focused(.delete(0))),
      .after(
        "tick\npress change\npress receive\npress delete 4\npress input\ntype   \npress send",
        .frame(
          """
          Me and Visitor

          (M)   Me             Details
          [ x ] a              Me
          (V)   Visitor
                a              [Me             ]
          (V)   Visitor
                b              [ Change ] c
          (M)   Me             [ Back ] b
          [ x ] a
          (V)   Visitor
                Message 6




          Your message:
          [                         ] [>Send<] s
          [ Receive ] r   Older        Newer
          """),
        .state(talk("1 a|2 a|2 b|1 a|2 Message 6", names: ["Me", "Visitor"], detail: 1, draft: "  ", nameDraft: "Me"))),
      .after(
        "press delete 3\npress delete 0\npress back\nkey o\nkey r\nkey s",
        .state(talk("2 a|2 b|2 Message 6", names: ["Me", "Visitor"], draft: "  ors")), .focused(.input)))
    "88. A conversation that a screen went back to, or that another window shows, goes on by the same rules."
    given(
      eighteen, "press avatar 5\npress older",
      .afterRestoring(
        talk(
          "2 n1|1 n2|2 n3|1 n4|2 n5|1 n6|2 n7|1 n8|2 n9|1*x", names: ["Ann", "Bob"], detail: 2, draft: " d ",
          nameDraft: "Bo", scroll: 2),
        .after(
          "type x\nkey return\ntick\npress older\npress receive",
          .frame(
            """
            Ann and Box

            (B)   Box            Details
                  n1             Box
            (A)   Ann
            [ x ] n2             [Box            ]
            (B)   Box
                  n3             [ Change ] c
            (A)   Ann            [ Back ] b
            [ x ] n4
            (B)   Box
                  n5
            (A)   Ann
            [ x ] n6
            (B)   Box
                  n7
            Your message:
            [ d                       ] [ Send ] s
            [>Receive<] r   Older      [ Newer ] n
            """),
          .state(
            talk(
              "2 n1|1 n2|2 n3|1 n4|2 n5|1 n6|2 n7|1 n8|2 n9|1 x|2 Message 11", names: ["Ann", "Box"], detail: 2,
              draft: " d ", nameDraft: "Box", scroll: 4))),
        .after(
          "press back\npress send\npress delete 9\npress receive",
          .state(
            talk("2 n1|1 n2|2 n3|1 n4|2 n5|1 n6|2 n7|1 n8|2 n9|2 Message 11|1* d |2 Message 12", names: ["Ann", "Box"]))
        )))
    given(
      eighteen, "press avatar 5\nkey left\ntype !\n" + lines("press older", 4),
      .inAnotherWindow(
        .after(
          "key backspace\nkey return\npress send",
          .state(talk("2 Hi|1 ok|1 ok|2 Hi|1*ok|\(tail)|1*ok", detail: 1, nameDraft: "MrPeak")),
          .line(14, "(M)   MrPeak sending"), .line(15, "[ x ] ok"))))
  }

  // MARK: Building

  /// Eighteen messages, more than the window shows, one of them on its way.
  private static let eighteen = talk("2 Hi|1 ok|1 ok|2 Hi|1*ok|\(tail)", draft: "ok")

  private static let tail = "1 ok|2 m7|1 m8|2 m9|1 m10|2 m11|1 m12|2 m13|1 m14|2 m15|1 m16|2 m17|1 m18"

  /// `1` and `2` stand for the senders, `*` for a message that is on its way.
  static func talk(
    _ messages: String, names: [String] = ["MrPeak", "Visitor"], detail: Int? = nil, draft: String = "",
    nameDraft: String = "", scroll: Int = 0
  ) -> ChatState {
    let messages = messages.split(separator: "|").map { message in
      Conversation.Message(
        sender: message.hasPrefix("1") ? 1 : 2, text: String(message.dropFirst(2)),
        isSending: message.dropFirst().first == "*")
    }
    let users = [Conversation.User(id: 1, name: names[0]), Conversation.User(id: 2, name: names[1])]
    return State(
      detail: detail, draft: draft, nameDraft: nameDraft, scroll: scroll,
      conversation: Conversation(messages: messages, users: users))
  }
}
