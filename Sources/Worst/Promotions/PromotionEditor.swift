import Lessons
import Renderer

/// The views that show the selected promotion and change it.
struct PromotionEditor: CompositeView {
  var rule1Button: RuleButton
  var rule2Button: RuleButton
  var rule3Button: RuleButton
  var rule4Button: RuleButton
  var activeSwitch: Switch
  var stackableSwitch: Switch
  var discount: Stepper
  var threshold: Stepper
  var start: Stepper
  var end: Stepper
  private var isEnabled = true

  init(layout: PromotionsLayout) {
    rule1Button = RuleButton("Rate", key: "1", frame: layout.rule(1))
    rule2Button = RuleButton("Coupon", key: "2", frame: layout.rule(2))
    rule3Button = RuleButton("Full rate", key: "3", frame: layout.rule(3))
    rule4Button = RuleButton("Full coupon", key: "4", frame: layout.rule(4))
    activeSwitch = Switch("Active", key: "v", frame: layout.active)
    stackableSwitch = Switch("Stackable", key: "t", frame: layout.stackable)
    discount = Stepper("Discount", frame: layout.discount)
    threshold = Stepper("Threshold", frame: layout.threshold)
    start = Stepper("Start", frame: layout.start)
    end = Stepper("End", frame: layout.end)
  }

  mutating func add(to window: Window<PromotionsControl>) {
    window.add(&rule1Button, as: .rule(1))
    window.add(&rule2Button, as: .rule(2))
    window.add(&rule3Button, as: .rule(3))
    window.add(&rule4Button, as: .rule(4))
    window.add(&activeSwitch, as: .active)
    window.add(&stackableSwitch, as: .stackable)
    discount.add(to: window, named: "discount", as: PromotionsControl.discount)
    threshold.add(to: window, named: "threshold", as: PromotionsControl.threshold)
    start.add(to: window, named: "start", as: PromotionsControl.start)
    end.add(to: window, named: "end", as: PromotionsControl.end)
  }

  func display(in window: Window<PromotionsControl>) {
    window.display(rule1Button)
    window.display(rule2Button)
    window.display(rule3Button)
    window.display(rule4Button)
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
    rule1Button.isEnabled = isEnabled
    rule2Button.isEnabled = isEnabled
    rule3Button.isEnabled = isEnabled
    rule4Button.isEnabled = isEnabled
    refreshRules(in: window)
    activeSwitch.isEnabled = isEnabled
    stackableSwitch.isEnabled = isEnabled
    window.setNeedsDisplay(activeSwitch)
    window.setNeedsDisplay(stackableSwitch)
    discount.setEnabled(isEnabled, in: window)
    threshold.setEnabled(isEnabled, in: window)
    start.setEnabled(isEnabled, in: window)
    end.setEnabled(isEnabled, in: window)
  }

  // MARK: The radio buttons

  mutating func selectRule1() {
    rule1Button.isSelected = true
    rule2Button.isSelected = false
    rule3Button.isSelected = false
    rule4Button.isSelected = false
  }

  mutating func selectRule2() {
    rule1Button.isSelected = false
    rule2Button.isSelected = true
    rule3Button.isSelected = false
    rule4Button.isSelected = false
  }

  mutating func selectRule3() {
    rule1Button.isSelected = false
    rule2Button.isSelected = false
    rule3Button.isSelected = true
    rule4Button.isSelected = false
  }

  mutating func selectRule4() {
    rule1Button.isSelected = false
    rule2Button.isSelected = false
    rule3Button.isSelected = false
    rule4Button.isSelected = true
  }

  mutating func selectNoRule() {
    rule1Button.isSelected = false
    rule2Button.isSelected = false
    rule3Button.isSelected = false
    rule4Button.isSelected = false
  }

  // MARK: Refreshing

  /// Shows a promotion, or that none is selected.
  mutating func show(_ promotion: PromotionRecord?, in window: Window<PromotionsControl>) {
    showRule(of: promotion, in: window)
    showActive(promotion, in: window)
    showStackable(promotion, in: window)
    showThreshold(of: promotion, in: window)
    showStart(of: promotion, in: window)
    showEnd(of: promotion, in: window)
  }

  /// The discount goes with the rule, which may have limited it.
  mutating func showRule(of promotion: PromotionRecord?, in window: Window<PromotionsControl>) {
    switch (promotion?.promotionType, promotion?.discountType) {
    case (.discount, .rate): selectRule1()
    case (.discount, .coupon): selectRule2()
    case (.full, .rate): selectRule3()
    case (.full, .coupon): selectRule4()
    default: selectNoRule()
    }
    refreshRules(in: window)
    showDiscount(of: promotion, in: window)
  }

  private func refreshRules(in window: Window<PromotionsControl>) {
    window.setNeedsDisplay(rule1Button)
    window.setNeedsDisplay(rule2Button)
    window.setNeedsDisplay(rule3Button)
    window.setNeedsDisplay(rule4Button)
  }

  mutating func showActive(_ promotion: PromotionRecord?, in window: Window<PromotionsControl>) {
    activeSwitch.isOn = promotion?.isActive ?? false
    window.setNeedsDisplay(activeSwitch)
  }

  mutating func showStackable(_ promotion: PromotionRecord?, in window: Window<PromotionsControl>) {
    stackableSwitch.isOn = promotion?.isStackable ?? false
    window.setNeedsDisplay(stackableSwitch)
  }

  mutating func showDiscount(of promotion: PromotionRecord?, in window: Window<PromotionsControl>) {
    discount.label.quantity = promotion.map { $0.discountType == .rate ? .percent($0.discount) : .money($0.discount) }
    window.setNeedsDisplay(discount.label)
  }

  mutating func showThreshold(of promotion: PromotionRecord?, in window: Window<PromotionsControl>) {
    threshold.label.quantity = promotion.map { .money($0.threshold) }
    window.setNeedsDisplay(threshold.label)
  }

  mutating func showStart(of promotion: PromotionRecord?, in window: Window<PromotionsControl>) {
    start.label.quantity = promotion.map { .day($0.start) }
    window.setNeedsDisplay(start.label)
  }

  mutating func showEnd(of promotion: PromotionRecord?, in window: Window<PromotionsControl>) {
    end.label.quantity = promotion.map { .day($0.end) }
    window.setNeedsDisplay(end.label)
  }
}
