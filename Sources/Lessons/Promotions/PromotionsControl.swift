package enum PromotionsControl: Hashable, Sendable, LosslessStringConvertible {
  /// The way in which a button changes a quantity.
  package enum Step: Int, Sendable {
    case down = -1
    case up = 1
  }

  /// A row of the list, from zero. It selects the promotion.
  case promotion(Int)
  /// One of four radio buttons, from one: `discount` by rate and by coupon, `full` by rate and by coupon.
  case rule(Int)
  /// Switches of the selected promotion.
  case active, stackable
  /// Quantities of the selected promotion.
  case discount(Step), threshold(Step), start(Step), end(Step)
  case add, remove
  /// Quantities of the order.
  case amount(Step), today(Step)
  case reload, save
  /// The switch that cuts the connection to the server.
  case offline

  private static let withoutNumber: [PromotionsControl] =
    [.active, .stackable, .add, .remove, .reload, .save, .offline]
    + [discount, threshold, start, end, amount, today].flatMap { [$0(.down), $0(.up)] }

  package init?(_ description: String) {
    if let control = PromotionsControl.withoutNumber.first(where: { $0.description == description }) {
      self = control
      return
    }
    guard let words = ControlWords(description), words.numbers.count == 1 else { return nil }
    switch words.word {
    case "promotion": self = .promotion(words.numbers[0])
    case "rule": self = .rule(words.numbers[0])
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .promotion(let index): "promotion \(index)"
    case .rule(let number): "rule \(number)"
    case .active: "active"
    case .stackable: "stackable"
    case .discount(let step): "discount \(step.sign)"
    case .threshold(let step): "threshold \(step.sign)"
    case .start(let step): "start \(step.sign)"
    case .end(let step): "end \(step.sign)"
    case .add: "add"
    case .remove: "remove"
    case .amount(let step): "amount \(step.sign)"
    case .today(let step): "today \(step.sign)"
    case .reload: "reload"
    case .save: "save"
    case .offline: "offline"
    }
  }
}

extension PromotionsControl.Step {
  /// As it stands on the button.
  package var sign: String { self == .down ? "-" : "+" }
}
