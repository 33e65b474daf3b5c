import Equivalence
import Fixture
import LessonScreens
import Lessons
import Observing
import Renderer
import SeparatedModel
import Specifications
import Suites
import Testing

import class Separated.PromotionsScreen
import class Worst.PromotionsScreen

private typealias WorstScreen = Worst.PromotionsScreen
private typealias SeparatedScreen = Separated.PromotionsScreen

@Suite struct `Both variants of Promotions` {
  @Test func `restores any state in place`() throws {
    let states = [
      PromotionsState([], pending: .save), PromotionsState(list(6), selected: 5, message: .load),
      PromotionsState(list(2), server: list(3), today: 40, selected: 1, pending: .load, isOffline: true), .start,
      PromotionsState(list(6), server: [], amount: 0, selected: 3), PromotionsState([]),
    ]
    try restoreInPlace(states, WorstScreen(settings: NoSettings(), seed: 1))
    try restoreInPlace(states, SeparatedScreen(settings: NoSettings(), seed: 1))
    try restoreInPlace(states, Lockstep<WorstScreen, SeparatedScreen>(settings: NoSettings(), seed: 1))
  }

  /// The number is worked out by hand. On two days or on one of them, with 4 rules and 2 switches, a promotion has 16
  /// states. While the server's is for two days, the list holds one for two days, for one of them, or none: 16 · 49.
  /// Once the server's is for one day, the list holds one for that day, or none: 32 · 17. Or both hold none. Beside that
  /// it is offline or not, and a load or a save is pending, or there is one of two messages, or none: 10.
  /// The one state with two promotions that is not gone on from is counted as well.
  @Test func `agree in every state of one promotion`() throws {
    let exploration = try #require(`Every variant`.explorations[Promotions.name])
    #expect(exploration.states == (16 * 49 + 32 * 17 + 1) * 10 + 1)
  }

  @Test func `names its controls as scripts write them`() {
    let screen = SeparatedScreen(settings: NoSettings(), seed: 1)
    let names = screen.window.controls.map { "\($0.control)" }
    #expect(
      names.sorted() == [
        "active", "add", "amount +", "amount -", "discount +", "discount -", "end +", "end -", "offline",
        "promotion 0", "promotion 1", "promotion 2", "reload", "remove", "rule 1", "rule 2", "rule 3", "rule 4",
        "save", "stackable", "start +", "start -", "threshold +", "threshold -", "today +", "today -",
      ])
    for name in names { #expect(PromotionsControl(name)?.description == name) }
    for name in ["discount", "discount 1", "rule", "rule 1,2", "promotion -1", "promotion 01", ""] {
      #expect(PromotionsControl(name) == nil)
    }
  }

  private func list(_ count: Int) -> [PromotionRecord] { (0..<count).map { .rate(95 - 10 * $0) } }
}

@Suite struct `The model of Promotions` {
  /// Worked out by hand: the amount, the promotion, what is left to pay.
  @Test(arguments: [
    (100_00, PromotionRecord.rate(80), 80_00),  // 10000 · 80 / 100
    (12_35, .rate(90), 11_12),  // 1235 · 90 = 111150: a half rounds up
    (12_34, .rate(90), 11_11),  // 1234 · 90 = 111060: down
    (12_36, .rate(90), 11_12),  // 1236 · 90 = 111240: down
    (0_01, .rate(50), 0_01),  // a half cent rounds up
    (0_01, .rate(45), 0_00),  // less than a half rounds down
    (0_09, .rate(5), 0_00),  // 45: down
    (0_10, .rate(5), 0_01),  // 50: a half
    (99_999_00, .rate(5), 4_999_95),  // 9999900 · 5 = 49999500
    (0, .rate(100), 0), (33_33, .rate(100), 33_33),
    (5_00, .coupon(5_00), 0), (4_99, .coupon(5_00), 0), (5_01, .coupon(5_00), 0_01), (5_00, .coupon(0), 5_00),
    (99_99, .coupon(5_00, from: 100_00), 99_99), (100_00, .coupon(5_00, from: 100_00), 95_00),
    (100_00, .rate(80, isActive: false), 100_00), (100_00, .rate(80, days: 1...9), 100_00),
  ])
  func `prices an amount`(amount: Int, record: PromotionRecord, price: Int) {
    #expect(record.price(of: amount, on: 0) == price)
  }

  @Test func `a request brings the store the list that any server answers with, and keeps how it failed`() {
    let server = ManualServer()
    let transaction = Transaction()
    let request = PromotionRequest(server: server, transaction)
    let store = PromotionStore([.rate(70)], request: request, transaction)
    request.load(into: store)
    #expect(request.pending == .load)
    #expect(store.promotions == [.rate(70)])
    server.answerLoad?(.success([.rate(80)]))
    #expect(request.pending == nil)
    #expect(store.promotions == [.rate(80)])

    request.load(into: store)
    server.answerLoad?(.failure(NoConnection()))
    #expect(store.promotions == [.rate(80)])
    #expect(request.failure == .load)

    request.save(store)
    #expect(request.failure == nil)
    request.save(PromotionStore([.rate(60)], request: request, transaction))
    #expect(server.saved == [.rate(80)], "One is pending.")
    server.answerSave?(.failure(NoConnection()))
    #expect(request.failure == .save)
  }

  @Test func `announces what changed, once, and only what changed`() {
    let shop = Shop(state: .start)
    let changes = Changes(of: shop)
    shop.store.stepStart(of: 0, by: -1)
    shop.store.setRule(.discount, .rate, of: 0)
    shop.order.stepToday(by: -1)
    #expect(changes.words == [])
    shop.store.stepDiscount(of: 0, by: 1)
    shop.store.addPromotion(on: 0)
    shop.store.removePromotion(1)
    shop.order.stepAmount(by: 1)
    shop.order.stepToday(by: 1)
    #expect(changes.takeWords() == ["edited 85 at 0", "added 90 at 3", "removed at 1", "amount", "today"])
    shop.server.toggleOffline()
    shop.request.save(shop.store)
    shop.store.toggleActive(0)
    shop.store.addPromotion(on: 0)
    shop.store.removePromotion(0)
    shop.request.load(into: shop.store)
    shop.server.tick()
    shop.server.toggleOffline()
    #expect(changes.takeWords() == ["isOffline", "status", "status", "isOffline"])
    shop.request.load(into: shop.store)
    shop.server.tick()
    shop.server.tick()
    #expect(changes.takeWords() == ["status", "replaced", "status"])
    shop.restore(.start)
    #expect(changes.takeWords() == ["amount", "today", "replaced", "status"])
  }

  @Test func `announces with an addition what was added, though a removal before it moved it in the same request`() {
    let transaction = Transaction()
    let request = PromotionRequest(server: ManualServer(), transaction)
    let store = PromotionStore([.rate(80)], request: request, transaction)
    var changes: [PromotionStore.Change] = []
    let subscription = store.observe { changes.append($0) }
    withExtendedLifetime(subscription) {
      transaction.perform {
        store.addPromotion(on: 0)
        store.removePromotion(0)
      }
    }
    #expect(changes == [.added(at: 1, .rate(90, days: 0...6)), .removed(at: 0)])
  }

  @Test func `is whole whenever a part announces something`() {
    let shop = Shop(state: .start)
    var seen: [ShopState] = []
    let changes = Changes(of: shop) { seen.append(shop.savedState) }
    var generator = SplitMix64(seed: 1)
    for _ in 0..<5_000 {
      seen = []
      shop.takeStep(generator.next(below: 12))
      #expect(seen.allSatisfy { $0 == shop.savedState })
    }
    #expect(Set(["replaced", "removed at 0", "status", "amount", "today", "isOffline"]).isSubset(of: changes.words))
  }

  @Test func `forgets a request that was pending when another state is restored`() {
    let shop = Shop(state: .start)
    shop.store.stepDiscount(of: 0, by: 1)
    shop.request.load(into: shop.store)
    var state = ShopState.start
    state.amount = 0
    state.promotions = []
    shop.restore(state)
    shop.server.tick()
    #expect(shop.savedState == state)
  }
}

@Suite struct `The screen of Promotions` {
  @Test func `goes while a request is pending`() {
    var screen: SeparatedScreen? = SeparatedScreen(state: .start)
    weak let released = screen
    screen?.handle(.press(.save))
    screen = nil
    #expect(released == nil)
  }
}

extension Shop {
  /// Asks for one of twelve things.
  fileprivate func takeStep(_ number: Int) {
    switch number {
    case 0: store.addPromotion(on: order.today)
    case 1: if !store.promotions.isEmpty { store.removePromotion(0) }
    case 2: if !store.promotions.isEmpty { store.toggleActive(0) }
    case 3: if !store.promotions.isEmpty { store.setRule(.full, .coupon, of: 0) }
    case 4: if !store.promotions.isEmpty { store.stepDiscount(of: 0, by: -1) }
    case 5: order.stepAmount(by: 1)
    case 6: order.stepToday(by: 1)
    case 7: request.load(into: store)
    case 8: request.save(store)
    case 9: server.toggleOffline()
    case 10: server.tick()
    default: restore(savedState)
    }
  }
}

/// What the parts of a shop announce, in their order.
private final class Changes {
  private(set) var words: [String] = []
  private var subscriptions: [Subscription] = []
  private let look: () -> Void

  /// - Parameter look: Done at every change.
  init(of shop: Shop, _ look: @escaping () -> Void = {}) {
    self.look = look
    subscriptions = [
      shop.store.observe { [unowned self] change in note(words(for: change)) },
      shop.order.observe { [unowned self] change in note("\(change)") },
      shop.request.observe { [unowned self] change in note("\(change)") },
      shop.server.observe { [unowned self] change in note("\(change)") },
    ]
  }

  func takeWords() -> [String] {
    defer { words = [] }
    return words
  }

  private func note(_ word: String) {
    words.append(word)
    look()
  }

  private func words(for change: PromotionStore.Change) -> String {
    switch change {
    case .added(at: let index, let promotion): "added \(promotion.discount) at \(index)"
    case .removed(at: let index): "removed at \(index)"
    case .edited(at: let index, let promotion): "edited \(promotion.discount) at \(index)"
    case .replaced: "replaced"
    }
  }
}

/// Answers when the test says so.
private final class ManualServer: PromotionServer {
  var saved: [PromotionRecord] = []
  var answerLoad: Answer<[PromotionRecord]>?
  var answerSave: Answer<Void>?

  func load(_ answer: @escaping Answer<[PromotionRecord]>) { answerLoad = answer }

  func save(_ promotions: [PromotionRecord], _ answer: @escaping Answer<Void>) {
    saved = promotions
    answerSave = answer
  }
}
