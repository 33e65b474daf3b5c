import Lessons

extension Promotions {
  static let requesting: [Sentence<Promotions>] = asking + waiting + answering

  /// What is here differs from what the server has.
  private static let edited = [PromotionRecord.rate(60), .coupon(5_00)]
  private static let held = list(3)

  @SentenceBuilder<Promotions> private static var asking: [Sentence<Promotions>] {
    "37. Edits stay here until `save` sends the list to the server."
    given(State([.rate(80)]), "press discount -\ntick", .state(State([.rate(75)], server: [.rate(80)])))
    given(State([.rate(80)], isOffline: true), "press discount -\npress stackable")
      .expect(.state(State([.rate(75, isStackable: true)], server: [.rate(80)], isOffline: true)))
    given(State([.rate(80)]), "press discount -\npress save\ntick", .state(State([.rate(75)])))
    "38. `reload` asks the server for the list that it holds."
    given(State(edited, server: held), "press reload\ntick")
      .expect(.state(State(held)), .shows("70 % to pay"), .hides("5.00 off"))
    "39. Either clears the message and is pending until the next tick; meanwhile `Loading…` or `Saving…` is shown."
    given(State(edited, server: held, message: .save), "press reload")
      .expect(.state(State(edited, server: held, pending: .load)), .shows("Loading…"), .hides("Could not"))
    given(State(edited, server: held, message: .load), "press save")
      .expect(.state(State(edited, server: held, pending: .save)), .shows("Saving…"), .hides("Could not"))
    given(State(edited, server: held, pending: .save), "tick", .hides("Saving…"), .state(State(edited)))
  }

  @SentenceBuilder<Promotions> private static var waiting: [Sentence<Promotions>] {
    "40. Meanwhile `add`, `remove`, `reload`, `save` and the editor are disabled."
    ([.add, .remove, .reload, .save] + editor).flatMap { control in
      [PendingRequest.load, .save].map { pending in
        given(
          State(edited, server: held, pending: pending), "press \(control)", .disabled(control),
          .state(State(edited, server: held, pending: pending)))
      }
    }
    "41. Selecting, amount, today and `offline` work meanwhile."
    given(
      State(edited, server: held, pending: .load),
      "press promotion 1\npress amount +\npress today +\npress offline",
      .state(
        State(edited, server: held, amount: 110_00, today: 1, selected: 1, pending: .load, isOffline: true)),
      .shows("110.00: pay 66.00, save 44.00"))
  }

  @SentenceBuilder<Promotions> private static var answering: [Sentence<Promotions>] {
    "42. At the tick it is done, and all can be used again."
    given(
      State(edited, server: held, pending: .load), "tick", .enabled(.add), .enabled(.remove),
      .enabled(.reload), .enabled(.save), .enabled(.rule(1)), .enabled(.end(.up)))
    "43. After loading the selection stays where it is valid; else the first is selected, else none."
    given(State(list(3), server: list(2), selected: 1, pending: .load), "tick", .state(State(list(2), selected: 1)))
    given(State(list(3), server: list(2), selected: 2, pending: .load), "tick")
      .expect(.state(State(list(2), selected: 0)), .absent(.promotion(2)))
    given(State([], server: list(2), pending: .load), "tick", .state(State(list(2), selected: 0)), .enabled(.remove))
    given(State(edited, server: held, selected: 1, pending: .load), "tick")
      .expect(.state(State(held, selected: 1)), .shows(" *80 % to pay"))
    given(State(list(3)), "press reload\npress promotion 2\ntick", .value(\.selected, 2), .shows(">*70 % to pay"))
    given(State([list(3)[1]], server: list(3), pending: .load), "tick")
      .expect(.state(State(list(3), selected: 0)), .shows(">*90 % to pay"))
    given(State(list(2), server: [], selected: 1, pending: .load), "tick", .state(State([])), .disabled(.remove))
    "44. When it is offline at the tick, the request fails, and nothing is changed on either side."
    given(
      State(edited, server: held), "press reload\npress offline\ntick",
      .state(State(edited, server: held, message: .load, isOffline: true)),
      .shows("Could not load promotions"), .enabled(.rule(1)))
    given(
      State(edited, server: held), "press offline\npress save\ntick",
      .state(State(edited, server: held, message: .save, isOffline: true)),
      .shows("Could not save promotions"), .enabled(.save))
    given(State(edited, server: held, isOffline: true), "press save\npress offline\ntick")
      .expect(.state(State(edited)), .hides("Could not"))
    "45. A message stays until the next request."
    given(State(edited, server: held, message: .load), "press discount -\ntick", .shows("Could not load promotions"))
  }
}
