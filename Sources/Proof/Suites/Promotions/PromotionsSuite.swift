import Equivalence
import Lessons
import Renderer
import Specifications

package enum PromotionsSuite: LessonSuite {
  package typealias L = Promotions

  package static let shapes = [NoSettings()]

  package static var sources: [EventSource<PromotionsControl, PromotionsState>] { [.uniform, merchant] }

  package static let goals = [
    Goal<PromotionsState>("added") { before, after in
      before.shop.promotions.count + 1 == after.shop.promotions.count && before.shop.pending == nil
    },
    Goal("filled") { before, after in
      before.shop.promotions.count < Promotions.capacity && after.shop.promotions.count == Promotions.capacity
    },
    Goal("removed") { before, after in
      before.shop.promotions.count == after.shop.promotions.count + 1 && before.shop.pending == nil
    },
    Goal("emptied") { before, after in before.selected != nil && after.selected == nil },
    Goal("rule changed") { before, after in before.selectedType != nil && before.selectedType != after.selectedType },
    Goal("loaded") { before, after in before.shop.pending == .load && before.shop.promotions != after.shop.promotions },
    Goal("loaded fewer than were selected") { before, after in
      before.shop.pending == .load && after.shop.pending == nil && before.selected ?? 0 > after.selected ?? 0
    },
    Goal("saved") { before, after in before.shop.server != after.shop.server },
    Goal("could not load") { before, after in before.shop.pending == .load && after.shop.message == .load },
    Goal("could not save") { before, after in before.shop.pending == .save && after.shop.message == .save },
    Goal("message cleared") { before, after in before.shop.message != nil && after.shop.pending != nil },
    Goal("promotion ended") { before, after in before.endedCount < after.endedCount },
  ]

  /// Another screen may have added a promotion, which is then selected in both, or removed one, where both are then.
  package static func keepsView(_ before: PromotionsState, _ after: PromotionsState) -> Bool {
    let (old, new) = (before.shop.promotions, after.shop.promotions)
    let isAddedOne = new.count > old.count && after.selected == new.indices.last
    return before.selected == after.selected || isAddedOne || new.count < old.count
  }

  /// A merchant who edits a lot, keeps things in balance, and asks the server now and then.
  private static var merchant: EventSource<PromotionsControl, PromotionsState> {
    EventSource("merchant") { generator, window, state in
      if state.shop.pending != nil, generator.next(below: 3) == 0 { return .tick }
      switch generator.next(below: 20) {
      case 0: return .press(.reload)
      case 1: return .press(.save)
      case 2: return .press(.offline)
      case 3, 4: return .press(.today(generator.element(of: [.down, .up, .up])))
      case 5, 6: return .press(.amount(generator.element(of: [.down, .down, .up])))
      case 7, 8: return .press(generator.element(of: [.add, .add, .remove]))
      case 9...11: return .press(.promotion(generator.next(below: max(state.shop.promotions.count, 1))))
      default: return .press(generator.element(of: Promotions.editor))
      }
    }
  }

  // MARK: Exploration

  package static func initialStates(_ settings: NoSettings) -> [PromotionsState] { Promotions.exploredStates }

  /// Those that leave few states to reach: no sums of money, and no longer list.
  package static func steps(_ settings: NoSettings) -> [[Event<PromotionsControl>]] {
    let controls: [PromotionsControl] =
      (0...1).map { .promotion($0) } + (1...4).map { .rule($0) }
      + [.active, .stackable, .start(.up), .end(.down), .remove, .reload, .save, .offline]
    return controls.map { [.press($0)] } + [[.tick]]
  }

  /// Two promotions have a hundred times as many states as one.
  package static func bounds(_ size: ExplorationSize) -> (@Sendable (PromotionsState) -> Bool)? {
    if size == .whole { return nil }
    return { max($0.shop.promotions.count, $0.shop.server.count) < 2 }
  }

  package static func limits(_ size: ExplorationSize, _ settings: NoSettings) -> [String: Int] {
    ["promotions": size == .whole ? 2 : 1]
  }
}

extension PromotionsState {
  fileprivate var selectedType: DiscountType? { selected.map { shop.promotions[$0].discountType } }
  fileprivate var endedCount: Int { shop.promotions.count { $0.end < shop.today } }
}

extension PromotionsState: PackableState {
  package func pack(into bytes: inout PackedBytes) {
    bytes.append(selected) { $0.append($1) }
    bytes.append(shop.promotions) { $1.pack(into: &$0) }
    bytes.append(shop.server) { $1.pack(into: &$0) }
    bytes.append(shop.amount)
    bytes.append(shop.today)
    bytes.append(shop.pending) { $0.append($1 == .load) }
    bytes.append(shop.message) { $0.append($1 == .load) }
    bytes.append(shop.isOffline)
  }

  package init(unpacking bytes: inout UnpackedBytes) {
    let selected = bytes.optional { $0.number() }
    let promotions = bytes.array { PromotionRecord(unpacking: &$0) }
    let server = bytes.array { PromotionRecord(unpacking: &$0) }
    let (amount, today) = (bytes.number(), bytes.number())
    let pending = bytes.optional { $0.flag() ? PendingRequest.load : .save }
    let message = bytes.optional { $0.flag() ? RequestFailure.load : .save }
    self.init(
      selected: selected,
      shop: ShopState(
        promotions: promotions, server: server, amount: amount, today: today, pending: pending, message: message,
        isOffline: bytes.flag()))
  }
}

extension PromotionRecord {
  fileprivate func pack(into bytes: inout PackedBytes) {
    let flags: [Bool] = [promotionType == .full, discountType == .coupon, isActive, isStackable]
    bytes.append(flags.reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) })
    for number in [discount, threshold, start, end] { bytes.append(number) }
  }

  fileprivate init(unpacking bytes: inout UnpackedBytes) {
    let flags = bytes.byte()
    let (discount, threshold, start) = (bytes.number(), bytes.number(), bytes.number())
    self.init(
      promotionType: flags & 8 == 0 ? .discount : .full, discountType: flags & 4 == 0 ? .rate : .coupon,
      discount: discount, threshold: threshold, start: start, end: bytes.number(), isActive: flags & 2 != 0,
      isStackable: flags & 1 != 0)
  }
}
