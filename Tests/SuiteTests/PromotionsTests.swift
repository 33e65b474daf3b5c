import Equivalence
import LessonScreens
import Lessons
import Observing
import Renderer
import SeparatedModel
import Specifications
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
  /// The one state with two promotions, which is not explored further, is counted as well.
  @Test func `agree in every state of one promotion`() throws {
    let exploration = try #require(`Every variant`.explorations[Promotions.name])
    #expect(exploration.states == (16 * 49 + 32 * 17 + 1) * 10 + 1)
  }

  private func list(_ count: Int) -> [PromotionRecord] { (0..<count).map { .rate(95 - 10 * $0) } }
}

@Suite struct `The model of Promotions` {
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
    #expect(changes == [.added(.rate(90, days: 0...6), at: 1), .removed(at: 0)])
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
  @Test func `is released while a request is pending`() {
    var screen: SeparatedScreen? = SeparatedScreen(state: .start)
    weak let released = screen
    screen?.handle(.press(.save))
    screen = nil
    #expect(released == nil)
  }
}

/// What the parts of a shop announce, in their order.
private final class Changes {
  private(set) var words: [String] = []
  private var subscriptions: [Subscription] = []

  init(of shop: Shop) {
    subscriptions = [
      shop.store.observe { [unowned self] change in words.append(words(for: change)) },
      shop.order.observe { [unowned self] change in words.append("\(change)") },
      shop.request.observe { [unowned self] change in words.append("\(change)") },
      shop.server.observe { [unowned self] change in words.append("\(change)") },
    ]
  }

  func takeWords() -> [String] {
    defer { words = [] }
    return words
  }

  private func words(for change: PromotionStore.Change) -> String {
    switch change {
    case .added(let promotion, let index): "added \(promotion.discount) at \(index)"
    case .removed(let index): "removed at \(index)"
    case .edited(let promotion, let index): "edited \(promotion.discount) at \(index)"
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
