import Lessons
import Renderer
import SeparatedModel

/// The views that show the selected promotion and change it.
struct PromotionEditor: CompositeView {
  /// What each radio button stands for.
  static let rules: [(promotionType: PromotionType, discountType: DiscountType, title: String)] = [
    (.discount, .rate, "Rate"), (.discount, .coupon, "Coupon"), (.full, .rate, "Full rate"),
    (.full, .coupon, "Full coupon"),
  ]

  private var ruleButtons: [RuleButton]
  private var activeSwitch: Switch
  private var stackableSwitch: Switch
  private var discount: Stepper
  private var threshold: Stepper
  private var start: Stepper
  private var end: Stepper
  private var isEnabled = true

  init(layout: PromotionsLayout) {
    ruleButtons = zip(1..., PromotionEditor.rules).map { number, rule in
      RuleButton(rule.title, key: Character("\(number)"), frame: layout.rule(number))
    }
    activeSwitch = Switch("Active", key: "v", frame: layout.active)
    stackableSwitch = Switch("Stackable", key: "t", frame: layout.stackable)
    discount = Stepper("Discount", frame: layout.discount)
    threshold = Stepper("Threshold", frame: layout.threshold)
    start = Stepper("Start", frame: layout.start)
    end = Stepper("End", frame: layout.end)
  }

  mutating func add(to window: Window<PromotionsControl>) {
    for index in ruleButtons.indices { window.add(&ruleButtons[index], as: .rule(index + 1)) }
    window.add(&activeSwitch, as: .active)
    window.add(&stackableSwitch, as: .stackable)
    discount.add(to: window, named: "discount", as: PromotionsControl.discount)
    threshold.add(to: window, named: "threshold", as: PromotionsControl.threshold)
    start.add(to: window, named: "start", as: PromotionsControl.start)
    end.add(to: window, named: "end", as: PromotionsControl.end)
  }

  func display(in window: Window<PromotionsControl>) {
    window.display(ruleButtons)
    window.display(activeSwitch)
    window.display(stackableSwitch)
    discount.display(in: window)
    threshold.display(in: window)
    start.display(in: window)
    end.display(in: window)
  }

  mutating func setEnabled(_ isEnabled: Bool, in window: Window<PromotionsControl>) {
    if self.isEnabled == isEnabled { return }
    self.isEnabled = isEnabled
    for index in ruleButtons.indices {
      ruleButtons[index].isEnabled = isEnabled
      window.setNeedsDisplay(ruleButtons[index])
    }
    activeSwitch.isEnabled = isEnabled
    stackableSwitch.isEnabled = isEnabled
    window.setNeedsDisplay(activeSwitch)
    window.setNeedsDisplay(stackableSwitch)
    discount.setEnabled(isEnabled, in: window)
    threshold.setEnabled(isEnabled, in: window)
    start.setEnabled(isEnabled, in: window)
    end.setEnabled(isEnabled, in: window)
  }

  // MARK: Refreshing

  /// Shows a promotion, or that none is selected.
  mutating func show(_ promotion: Promotion?, in window: Window<PromotionsControl>) {
    showRule(of: promotion, in: window)
    showActive(promotion, in: window)
    showStackable(promotion, in: window)
    showThreshold(of: promotion, in: window)
    showStart(of: promotion, in: window)
    showEnd(of: promotion, in: window)
  }

  /// Shows what was edited.
  mutating func show(
    _ property: Promotion.Property, of promotion: Promotion, in window: Window<PromotionsControl>
  ) {
    switch property {
    case .rule: showRule(of: promotion, in: window)
    case .isActive: showActive(promotion, in: window)
    case .isStackable: showStackable(promotion, in: window)
    case .discount: showDiscount(of: promotion, in: window)
    case .threshold: showThreshold(of: promotion, in: window)
    case .start: showStart(of: promotion, in: window)
    case .end: showEnd(of: promotion, in: window)
    }
  }

  /// The discount goes with the rule, which may have limited it.
  private mutating func showRule(of promotion: Promotion?, in window: Window<PromotionsControl>) {
    for (index, rule) in PromotionEditor.rules.enumerated() {
      ruleButtons[index].isSelected =
        promotion?.promotionType == rule.promotionType && promotion?.discountType == rule.discountType
      window.setNeedsDisplay(ruleButtons[index])
    }
    showDiscount(of: promotion, in: window)
  }

  private mutating func showActive(_ promotion: Promotion?, in window: Window<PromotionsControl>) {
    activeSwitch.isOn = promotion?.isActive ?? false
    window.setNeedsDisplay(activeSwitch)
  }

  private mutating func showStackable(_ promotion: Promotion?, in window: Window<PromotionsControl>) {
    stackableSwitch.isOn = promotion?.isStackable ?? false
    window.setNeedsDisplay(stackableSwitch)
  }

  private mutating func showDiscount(of promotion: Promotion?, in window: Window<PromotionsControl>) {
    discount.label.quantity = promotion.map { $0.discountType == .rate ? .percent($0.discount) : .money($0.discount) }
    window.setNeedsDisplay(discount.label)
  }

  private mutating func showThreshold(of promotion: Promotion?, in window: Window<PromotionsControl>) {
    threshold.label.quantity = promotion.map { .money($0.threshold) }
    window.setNeedsDisplay(threshold.label)
  }

  private mutating func showStart(of promotion: Promotion?, in window: Window<PromotionsControl>) {
    start.label.quantity = promotion.map { .day($0.start) }
    window.setNeedsDisplay(start.label)
  }

  private mutating func showEnd(of promotion: Promotion?, in window: Window<PromotionsControl>) {
    end.label.quantity = promotion.map { .day($0.end) }
    window.setNeedsDisplay(end.label)
  }
}
