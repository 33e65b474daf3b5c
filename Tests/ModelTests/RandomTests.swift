import Lessons
import SeparatedModel
import Specifications
import Testing

/// Long ways through large configurations: every state on them can be saved and fits together.
@Suite struct `A long way through` {
  @Test(arguments: [MinesSettings(), MinesSettings(width: 60, height: 40, mineCount: 1)])
  func `Mines leaves a field that fits together`(settings: MinesSettings) throws {
    var driver = MinesDriver<Game>(settings: settings, seed: 3)
    var generator = SplitMix64(seed: 3)
    for _ in 0..<300 {
      let (column, row) = (generator.next(below: settings.width), generator.next(below: settings.height))
      let controls: [MinesControl] = [.flag, .new] + Array(repeating: .square(column: column, row: row), count: 18)
      let isSent = driver.send(.press(controls[generator.next(below: controls.count)]))
      #expect(isSent)
      try driver.savedState.validate()
    }
  }

  @Test func `To-do keeps to the capacity`() throws {
    var driver = ToDoDriver<ToDoStore>(settings: ToDoSettings(capacity: 50), seed: 1)
    var generator = SplitMix64(seed: 5)
    var longest = 0
    for _ in 0..<1_000 {
      let count = driver.savedState.items.count
      let deletes = generator.next(below: 3) == 0 && count > 0
      let isSent = driver.send(.press(deletes ? .delete(row: generator.next(below: count)) : .add))
      #expect(isSent)
      try driver.savedState.validate()
      longest = max(longest, driver.savedState.items.count)
    }
    #expect(longest == 50)
  }

  @Test func `Promotions keeps every quantity within its limits`() throws {
    var driver = PromotionsDriver<Shop>(settings: NoSettings(), seed: 1)
    var generator = SplitMix64(seed: 7)
    let controls: [PromotionsControl] =
      Promotions.editor + [.amount(.down), .amount(.up), .today(.down), .today(.up)]
      + [.add, .add, .remove, .reload, .save, .offline]
    for _ in 0..<2_000 {
      let count = driver.savedState.shop.promotions.count
      let event: DataEvent<PromotionsControl> =
        switch generator.next(below: 8) {
        case 0: .tick
        case 1 where count > 0: .press(.promotion(generator.next(below: count)))
        default: .press(controls[generator.next(below: controls.count)])
        }
      let isSent = driver.send(event)
      #expect(isSent)
      try driver.savedState.validate()
    }
  }

  @Test func `Chat keeps every message and name fit to be saved`() throws {
    var driver = ChatDriver<ChatContext>(settings: NoSettings(), seed: 1)
    var generator = SplitMix64(seed: 9)
    let events: [DataEvent<ChatControl>] = [
      .press(.input), .type("a"), .type(" "), .erase, .press(.send), .press(.receive), .press(.avatar(0)),
      .press(.delete(1)), .press(.name), .press(.change), .press(.back), .tick,
    ]
    for _ in 0..<2_000 {
      _ = driver.send(events[generator.next(below: events.count)])
      try driver.savedState.validate()
    }
  }
}
