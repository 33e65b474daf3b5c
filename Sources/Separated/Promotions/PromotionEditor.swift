import Lessons
import Renderer

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
  private var discountStepper: Stepper
  private var thresholdStepper: Stepper
  private var startStepper: Stepper
  private var endStepper: Stepper

  init(layout: PromotionsLayout) {
    ruleButtons = zip(1..., PromotionEditor.rules).map { number, rule in
      RuleButton(rule.title, key: Character("\(number)"), frame: layout.rule(number))
    }
    activeSwitch = Switch("Active", key: "c", frame: layout.active)
    stackableSwitch = Switch("Stackable", key: "b", frame: layout.stackable)
    discountStepper = Stepper("Discount", frame: layout.discount)
    thresholdStepper = Stepper("Threshold", frame: layout.threshold)
    startStepper = Stepper("Start", frame: layout.start)
    endStepper = Stepper("End", frame: layout.end)
  }

  mutating func add(to window: Window<PromotionsControl>) {
    for index in ruleButtons.indices { window.add(&ruleButtons[index], as: .rule(index + 1)) }
    window.add(&activeSwitch, as: .active)
    window.add(&stackableSwitch, as: .stackable)
    discountStepper.add(to: window, named: "discount", as: PromotionsControl.discount)
    thresholdStepper.add(to: window, named: "threshold", as: PromotionsControl.threshold)
    startStepper.add(to: window, named: "start", as: PromotionsControl.start)
    endStepper.add(to: window, named: "end", as: PromotionsControl.end)
  }

  func display(in window: Window<PromotionsControl>) {
    window.display(ruleButtons)
    window.display(activeSwitch)
    window.display(stackableSwitch)
    discountStepper.display(in: window)
    thresholdStepper.display(in: window)
    startStepper.display(in: window)
    endStepper.display(in: window)
  }

  mutating func setEnabled(_ isEnabled: Bool) {
    for index in ruleButtons.indices { ruleButtons[index].isEnabled = isEnabled }
    activeSwitch.isEnabled = isEnabled
    stackableSwitch.isEnabled = isEnabled
    discountStepper.setEnabled(isEnabled)
    thresholdStepper.setEnabled(isEnabled)
    startStepper.setEnabled(isEnabled)
    endStepper.setEnabled(isEnabled)
  }

  /// Shows a promotion, or that none is selected.
  mutating func show(_ promotion: PromotionRecord?) {
    for (index, rule) in PromotionEditor.rules.enumerated() {
      ruleButtons[index].isSelected =
        promotion?.promotionType == rule.promotionType && promotion?.discountType == rule.discountType
    }
    activeSwitch.isOn = promotion?.isActive ?? false
    stackableSwitch.isOn = promotion?.isStackable ?? false
    discountStepper.label.quantity = promotion.map {
      $0.discountType == .rate ? .percent($0.discount) : .money($0.discount)
    }
    thresholdStepper.label.quantity = promotion.map { .money($0.threshold) }
    startStepper.label.quantity = promotion.map { .day($0.start) }
    endStepper.label.quantity = promotion.map { .day($0.end) }
  }
}
