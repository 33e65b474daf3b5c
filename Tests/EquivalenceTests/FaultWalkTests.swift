import Equivalence
import LessonScreens
import Lessons
import Renderer
import Testing

/// A screen that counts ticks, and forgets to show it in a way that tests choose.
private class CountingScreen: Screen, Restorable {
  enum Control: String, Hashable, Sendable, LosslessStringConvertible, CaseIterable {
    case reset
    init?(_ description: String) { self.init(rawValue: description) }
    var description: String { rawValue }
  }

  let window = Window<Control>(size: Size(width: 8, height: 1))
  private var label = Label("0", frame: Rect(x: 0, y: 0, width: 8))
  var count: Int

  required init(settings: Int, seed: UInt64) {
    count = 0
    window.add(&label, named: "label")
  }

  required init(state: Int) {
    count = state
    window.add(&label, named: "label")
    show()
  }

  var savedState: Int { count }
  func restore(_ state: Int) { count = state }
  func display() { window.display(label) }
  func activate(_ control: Control) {}
  func tick() {
    count += 1
    show()
  }
  func show() { label.text = "\(count)" }
}

/// Shows nothing at the counts 3 and 4, and counts wrong from 8 on.
private final class ForgetfulScreen: CountingScreen {
  override func show() { if count != 3, count != 4 { super.show() } }
}

private final class MiscountingScreen: CountingScreen {
  override func tick() {
    super.tick()
    if count == 8 { count = 9 }
  }
}

@Suite struct `A fault on walks` {
  private let ticks = EventSource<CountingScreen.Control, Int>("ticks") { _, _, _ in .tick }

  private func walks<Subject: RestorableScreen<CountingScreen.Control, Int, Int>>(
    _ subject: Subject.Type, steps: [Int]
  ) -> FaultWalks {
    var walks = FaultWalks()
    for steps in steps {
      let lockstep = Lockstep(
        CountingScreen(settings: 0, seed: 1), Subject(settings: 0, seed: 1), comparing: .withoutRedraws)
      walks.take(lockstep, ticks, seed: 1, steps: steps)
    }
    return walks
  }

  @Test func `shows after so many events, and heals after so many more, as far as the walk goes`() {
    let found = walks(ForgetfulScreen.self, steps: [2, 3, 4, 5, 20])
    #expect(found.walks == 5)
    #expect(found.untilShown == [3, 3, 3, 3])
    #expect(found.untilHealed == [2, 2])
    #expect(found.endedByData == 0)
  }

  @Test func `that changes the data ends the walk`() {
    let found = walks(MiscountingScreen.self, steps: [7, 20])
    #expect(found.walks == 2)
    #expect(found.untilShown.isEmpty)
    #expect(found.endedByData == 1)
  }

  @Test func `that changes nothing never shows`() {
    #expect(walks(CountingScreen.self, steps: [20]).untilShown.isEmpty)
  }
}
