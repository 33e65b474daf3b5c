import Equivalence
import Lessons
import Renderer
import Specifications

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

extension PromotionsSuite {
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
