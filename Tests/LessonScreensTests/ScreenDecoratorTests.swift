import LessonScreens
import Lessons
import Renderer
import Testing

/// Records what it is asked for; its other window is a window of its own.
private final class Spy: Screen, Shareable {
  typealias Control = String

  let window = Window<String>(size: Size(width: 1, height: 1))
  let other = Window<String>(size: Size(width: 2, height: 1))
  var asked: [String]
  var viewState = 1

  private init(_ origin: String) { asked = [origin] }

  convenience init(settings: Int, seed: UInt64) { self.init("settings \(settings), seed \(seed)") }
  convenience init(state: String) { self.init("state \(state)") }
  convenience init(beside other: Spy) { self.init("beside") }
  convenience init(secondWindowOf other: Spy) { self.init("second window") }

  var otherWindows: [Window<String>] { [other] }
  var activeWindow: Window<String> { other }
  func display() { asked.append("display") }
  func activate(_ control: String) { asked.append("activate \(control)") }
  func edit(_ field: String, _ edit: TextEdit) { asked.append("edit \(field)") }
  func tick() { asked.append("tick") }

  func scroll(_ direction: Direction, from control: String) -> String? {
    asked.append("scroll from \(control)")
    return "next"
  }

  var savedState: String { "saved" }
  func restore(_ state: String) { asked.append("restore \(state)") }
}

private final class Plain: ScreenDecorator, Shareable {
  typealias SavedViewState = Int

  let base: Spy

  init(_ base: Spy) { self.base = base }
}

@Suite struct `A screen decorator` {
  @Test func `hands on how a screen begins`() {
    let plain = Plain(settings: 3, seed: 4)
    #expect(plain.base.asked == ["settings 3, seed 4"])
    #expect(Plain(state: "s").base.asked == ["state s"])
    #expect(Plain(beside: plain).base.asked == ["beside"])
    #expect(Plain(secondWindowOf: plain).base.asked == ["second window"])
  }

  @Test func `hands on what a window asks for, and what is there`() {
    let plain = Plain(state: "s")
    plain.display()
    plain.activate("a")
    plain.edit("f", .moveLeft)
    #expect(plain.scroll(.down, from: "a") == "next")
    plain.restore("r")
    plain.viewState = 2
    #expect(plain.base.asked.dropFirst() == ["display", "activate a", "edit f", "scroll from a", "restore r"])
    #expect(plain.base.viewState == 2)
    #expect(plain.savedState == "saved")
    #expect(plain.window === plain.base.window)
    #expect(plain.otherWindows.map { $0 === plain.base.other } == [true])
    #expect(plain.activeWindow === plain.base.other)
  }

  @Test func `hands on the time to the screen, through the engine's own calls too`() {
    let plain = Plain(state: "s")
    (plain as any ShareableScreen).tick()
    #expect(plain.base.asked == ["state s", "tick"])
    #expect((plain as any Screen<String>).otherWindows.count == 1)
  }
}
