import Lessons

extension Promotions {
  static let keeping: [Sentence<Promotions>] = saving + refusing + restoring + borders + crossing

  @SentenceBuilder<Promotions> private static var saving: [Sentence<Promotions>] {
    "66. A saved file holds both lists, the order, the request and its message, and which promotion is selected."
    file(
      #"{"amount":1,"isOffline":true,"message":"Could not save promotions","pending":null,"promotions":[],"#
        + #""selected":null,"server":[],"today":2}"#,
      holds: State([], amount: 1, today: 2, message: .save, isOffline: true))
    file(saved, holds: State([record], server: [], amount: 0, pending: .load))
    mayBeSaved(State(list(6), server: list(2), amount: 5, today: 3, selected: 4, pending: .save))
    mayBeSaved(State([.rate(5, isActive: false)], message: .load))
    "67. A saved shop goes on where it stopped."
    given(State([record], server: list(2), pending: .load), "tick", .enabled(.promotion(1)))
    given(State(list(2), selected: 1), .line(2, " *80 % to pay                  working"))
    given(State([], isOffline: true), .shows("[x] Offline"))
    given(State([record], server: [], isOffline: true), "press reload\ntick", .shows("Could not load promotions"))
    given(State([], amount: 7, today: 12))
      .expect(.line(16, " Amount        0.07 [-] [+]"), .line(17, " Today           12 [-] [+]"))
  }

  @SentenceBuilder<Promotions> private static var refusing: [Sentence<Promotions>] {
    "68. A file is refused with a discount, a threshold or days out of bounds, here or on the server."
    wrong("\"discount\":7", "\"discount\":-1", "'promotions.0.discount' is -1, allowed is 0…9999900")
    wrong("\"discount\":7", "\"discount\":9999901", "'promotions.0.discount' is 9999901, allowed is 0…9999900")
    wrong("\"threshold\":8", "\"threshold\":-1", "'promotions.0.threshold' is -1, allowed is 0…9999900")
    wrong("\"threshold\":8", "\"threshold\":9999901", "'promotions.0.threshold' is 9999901, allowed is 0…9999900")
    wrong("\"end\":5", "\"end\":1000", "'promotions.0.end' is 1000, allowed is 0…999")
    wrong("\"start\":4", "\"start\":-1", "'promotions.0.start' is -1, allowed is 0…5")
    wrong("\"start\":4", "\"start\":6", "'promotions.0.start' is 6, allowed is 0…5")
    file(State([], server: [.rate(4)]).json, isRefused: "'server.0.discount' is 4, allowed is 5…100")
    file(State([.rate(101)], server: []).json, isRefused: "'promotions.0.discount' is 101, allowed is 5…100")
    mayBeSaved(State([.rate(5, days: 0...999), .rate(100, days: 5...5)]))
    mayBeSaved(State([.coupon(0, from: 0), .coupon(99_999_00, from: 99_999_00)]))
    "69. A file is refused with a word that is not known."
    wrong("\"full\"", "\"half\"", "'promotions.0.promotionType' is 'half', allowed is one of 'discount', 'full'")
    wrong("\"coupon\"", "\"gift\"", "'promotions.0.discountType' is 'gift', allowed is one of 'rate', 'coupon'")
    wrong("\"load\"", "\"send\"", "'pending' is 'send', allowed is one of 'load', 'save'")
    wrong(
      "\"message\":null", "\"message\":\"x\"",
      "'message' is 'x', allowed is one of 'Could not load promotions', 'Could not save promotions'")
    "70. A file is refused with an amount or a day out of bounds, or with more than six promotions."
    wrong("\"amount\":0", "\"amount\":-1", "'amount' is -1, allowed is 0…9999900")
    wrong("\"amount\":0", "\"amount\":9999901", "'amount' is 9999901, allowed is 0…9999900")
    wrong("\"today\":0", "\"today\":-1", "'today' is -1, allowed is 0…999")
    wrong("\"today\":0", "\"today\":1000", "'today' is 1000, allowed is 0…999")
    file(State(seven, server: []).json, isRefused: "'number of promotions' is 7, allowed is 0…6")
    file(State([], server: seven).json, isRefused: "'number of server promotions' is 7, allowed is 0…6")
    mayBeSaved(State(list(6), amount: 99_999_00, today: 999))
    mayBeSaved(State([], amount: 0, today: 0))
    "71. A file is refused that selects a promotion that is not there, or none while there is one."
    wrong("\"selected\":0", "\"selected\":1", "'selected' is 1, allowed is 0…0")
    wrong("\"selected\":0", "\"selected\":-1", "'selected' is -1, allowed is 0…0")
    wrong("\"selected\":0", "\"selected\":null", "'selected' is null, allowed is 0…0")
    file(
      State(list(3)).json.replacing("\"selected\":0", with: "\"selected\":null"),
      isRefused: "'selected' is null, allowed is 0…2")
    file(
      State(list(3)).json.replacing("\"selected\":0", with: "\"selected\":3"),
      isRefused: "'selected' is 3, allowed is 0…2")
    file(
      State([]).json.replacing("\"selected\":null", with: "\"selected\":0"),
      isRefused: "'selected' is 0, allowed is null")
    mayBeSaved(State(list(3), selected: 2))
    "72. A file is refused with a message while a request is pending."
    wrong(
      "\"message\":null", "\"message\":\"Could not load promotions\"",
      "'message' is 'Could not load promotions' while a load is pending, allowed is null")
    "73. A file is refused that is not JSON, or that lacks something, has too much, or something of another kind."
    file("10 %", isRefused: "it is not JSON")
    wrong("\"amount\":0,", "", "'amount' is missing")
    wrong("\"selected\":0,", "", "'selected' is missing")
    wrong("\"isOffline\":false", "\"isOffline\":0", "'isOffline' is 0, allowed is true or false")
    wrong("\"pending\":\"load\",", "", "'pending' is missing")
    wrong("\"message\":null,", "", "'message' is missing")
    wrong(
      "\"today\":0", "\"today\":0,\"tomorrow\":1",
      "'tomorrow' is unknown, allowed are amount, isOffline, message, pending, promotions, selected, server, today")
  }

  @SentenceBuilder<Promotions> private static var restoring: [Sentence<Promotions>] {
    "74. A screen that goes back to a saved shop shows it."
    back(State(list(2), selected: 0), .line(2, "  80 % to pay                  working"))
    back(State(list(2), selected: 0), .line(1, " *90 % to pay                  working"))
    back(
      State(list(2), selected: 1), .line(1, "  90 % to pay                  working"),
      .line(2, " *80 % to pay                  working"))
    back(State(list(2), selected: 1), .line(11, " Discount      80 % [-] >+<"), .line(3, ""), .value(\.selected, 1))
    back(State([]), .disabled(.remove), .absent(.promotion(0)), .line(15, " No discount for this order"))
    back(State(list(6)), .disabled(.add), .enabled(.promotion(5)))
    back(State([], pending: .save), .shows("Saving…"), .disabled(.save))
    back(State([], message: .load), .shows("Could not load promotions"))
    back(
      State([], amount: 7, today: 3, isOffline: true), .shows("[x] Offline"),
      .line(17, " Today            3 [-] [+]"))
    back(
      State([.rate(50)], amount: 8_00), .line(16, " Amount        8.00 [-] [+]"),
      .line(18, " 8.00: pay 4.00, save 4.00"))
    back(State([.rate(50)], server: list(2)), .value(\.shop.server, list(2)))
    given(fresh, "press amount +", .afterRestoring(State(list(2)), .focused(.amount(.up))))
    back(everything, .state(everything), .shows("*0.07 off from 0.08 "))
    "75. The selection belongs to the view; another window takes it over as far as there is such a promotion."
    given(
      fresh, "press promotion 1",
      .inAnotherWindow(
        .value(\.selected, 1), .line(1, "> 80 % to pay                  working"),
        .line(11, " Discount      5.00 [-] [+]")))
    given(State(list(2), selected: 1), "press promotion 0", .inAnotherWindow(.value(\.selected, 0)))
    given(State(list(1)), "press add", .inAnotherWindow(.value(\.selected, nil), .disabled(.remove)))
  }

  // MARK: Building

  private static let record = PromotionRecord.coupon(0_07, from: 0_08, days: 4...5, isActive: false, isStackable: true)

  private static let everything = State(
    [.rate(45, days: 9...9), record, .rate(7, isStackable: true)], server: [record], amount: 7, today: 9, selected: 1,
    message: .save, isOffline: true)

  private static let saved =
    #"{"amount":0,"isOffline":false,"message":null,"pending":"load","promotions":[{"discount":7,"#
    + #""discountType":"coupon","end":5,"isActive":false,"isStackable":true,"promotionType":"full","start":4,"#
    + #""threshold":8}],"selected":0,"server":[],"today":0}"#

  private static let seven = Array(repeating: PromotionRecord.rate(90), count: 7)

  /// The saved shop with something else in one place.
  private static func wrong(_ right: String, _ wrong: String, _ reason: String) -> Example<Promotions> {
    file(saved.replacing(right, with: wrong), isRefused: reason)
  }

  /// Back to a saved shop from the one that the lesson starts with, with its second promotion selected.
  private static func back(_ state: PromotionsState, _ checks: Check...) -> Example<Promotions> {
    given(fresh, "press promotion 1\npress discount +", .afterRestoring(state, checks))
  }
}
