import Lessons

extension Promotions {
  static let requesting: [Sentence<Promotions>] = asking + waiting + answering

  /// What is here differs from what the server has.
  private static let edited = [PromotionRecord.rate(60), .coupon(5_00)]
  private static let held = list(3)

  private static let asking: [Sentence<Promotions>] = [
    Sentence(
      37, "Edits stay here until `save` sends the list to the server.",
      Example(
        from: .state(PromotionsState([.rate(80)])), script: "press discount -\ntick",
        .state(PromotionsState([.rate(75)], server: [.rate(80)]))),
      Example(
        from: .state(PromotionsState([.rate(80)], isOffline: true)), script: "press discount -\npress stackable",
        .state(PromotionsState([.rate(75, isStackable: true)], server: [.rate(80)], isOffline: true))),
      Example(
        from: .state(PromotionsState([.rate(80)])), script: "press discount -\npress save\ntick",
        .state(PromotionsState([.rate(75)])))),
    Sentence(
      38, "`reload` asks the server for the list that it holds.",
      Example(
        from: .state(PromotionsState(edited, server: held)), script: "press reload\ntick",
        .state(PromotionsState(held)), .shows("70 % to pay"), .hides("5.00 off"))),
    Sentence(
      39, "Either clears the message and is pending until the next tick; meanwhile `Loading…` or `Saving…` is shown.",
      Example(
        from: .state(PromotionsState(edited, server: held, message: .save)), script: "press reload",
        .state(PromotionsState(edited, server: held, pending: .load)), .shows("Loading…"), .hides("Could not")),
      Example(
        from: .state(PromotionsState(edited, server: held, message: .load)), script: "press save",
        .state(PromotionsState(edited, server: held, pending: .save)), .shows("Saving…"), .hides("Could not")),
      Example(
        from: .state(PromotionsState(edited, server: held, pending: .save)), script: "tick", .hides("Saving…"),
        .state(PromotionsState(edited)))),
  ]

  private static let waiting: [Sentence<Promotions>] = [
    Sentence(
      40, "Meanwhile `add`, `remove`, `reload`, `save` and the editor are disabled.",
      ([.add, .remove, .reload, .save] + editor).flatMap { control in
        [PendingRequest.load, .save].map { pending in
          Example(
            from: .state(PromotionsState(edited, server: held, pending: pending)), script: "press \(control)",
            .disabled(control), .state(PromotionsState(edited, server: held, pending: pending)))
        }
      }),
    Sentence(
      41, "Selecting, amount, today and `offline` work meanwhile.",
      Example(
        from: .state(PromotionsState(edited, server: held, pending: .load)),
        script: "press promotion 1\npress amount +\npress today +\npress offline",
        .state(
          PromotionsState(
            edited, server: held, amount: 110_00, today: 1, selected: 1, pending: .load, isOffline: true)),
        .shows("110.00: pay 66.00, save 44.00"))),
  ]

  private static let answering: [Sentence<Promotions>] = [
    Sentence(
      42, "At the tick it is done, and all can be used again.",
      Example(
        from: .state(PromotionsState(edited, server: held, pending: .load)), script: "tick", .enabled(.add),
        .enabled(.remove), .enabled(.reload), .enabled(.save), .enabled(.rule(1)), .enabled(.end(.up)))),
    Sentence(
      43, "After loading the selection stays where it is valid; else the first is selected, else none.",
      Example(
        from: .state(PromotionsState(list(3), server: list(2), selected: 1, pending: .load)), script: "tick",
        .state(PromotionsState(list(2), selected: 1))),
      Example(
        from: .state(PromotionsState(list(3), server: list(2), selected: 2, pending: .load)), script: "tick",
        .state(PromotionsState(list(2), selected: 0)), .absent(.promotion(2))),
      Example(
        from: .state(PromotionsState([], server: list(2), pending: .load)), script: "tick",
        .state(PromotionsState(list(2), selected: 0)), .enabled(.remove)),
      Example(
        from: .state(PromotionsState(edited, server: held, selected: 1, pending: .load)), script: "tick",
        .state(PromotionsState(held, selected: 1)), .shows(" *80 % to pay")),
      Example(
        from: .state(PromotionsState(list(3))), script: "press reload\npress promotion 2\ntick",
        .value(\.selected, 2), .shows(">*70 % to pay")),
      Example(
        from: .state(PromotionsState([list(3)[1]], server: list(3), pending: .load)), script: "tick",
        .state(PromotionsState(list(3), selected: 0)), .shows(">*90 % to pay")),
      Example(
        from: .state(PromotionsState(list(2), server: [], selected: 1, pending: .load)), script: "tick",
        .state(PromotionsState([])), .disabled(.remove))),
    Sentence(
      44, "When it is offline at the tick, the request fails, and nothing is changed on either side.",
      Example(
        from: .state(PromotionsState(edited, server: held)), script: "press reload\npress offline\ntick",
        .state(PromotionsState(edited, server: held, message: .load, isOffline: true)),
        .shows("Could not load promotions"), .enabled(.rule(1))),
      Example(
        from: .state(PromotionsState(edited, server: held)), script: "press offline\npress save\ntick",
        .state(PromotionsState(edited, server: held, message: .save, isOffline: true)),
        .shows("Could not save promotions"), .enabled(.save)),
      Example(
        from: .state(PromotionsState(edited, server: held, isOffline: true)),
        script: "press save\npress offline\ntick", .state(PromotionsState(edited)), .hides("Could not"))),
    Sentence(
      45, "A message stays until the next request.",
      Example(
        from: .state(PromotionsState(edited, server: held, message: .load)), script: "press discount -\ntick",
        .shows("Could not load promotions"))),
  ]
}
