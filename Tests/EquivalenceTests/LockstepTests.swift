import Equivalence
import Fixture
import Lessons
import Renderer
import Testing

import class Separated.MinesScreen
import class Worst.MinesScreen

// A comparison that cannot fail proves nothing: these screens are broken on purpose, and it has to say where.

private typealias Screen = Worst.MinesScreen

/// The field is
///
///     *....
///     *..*.
///     ...*.
@Suite struct `A comparison in lockstep` {
  private let settings = MinesSettings(width: 5, height: 3, mineCount: 4)

  @Test func `catches a dropped key`() throws {
    #expect(
      try divergence(IgnoresSwitch.self, .key(.right), .key(.character("f")))
        == "step 2, key f: saved state.flagMode is false in the first, true in the second")
  }

  @Test func `catches a skipped refresh`() throws {
    #expect(
      try divergence(SkipsRefresh.self, .press(.square(column: 0, row: 2)))
        == "step 1, press square 0,2: cell 19 1 is '1' in the first, '0' in the second")
  }

  @Test func `catches a refresh too many`() throws {
    let divergence = try divergence(RedrawsEverything.self, .press(.flag))
    #expect(divergence.contains("redrawn only by the first: new, remaining, square 0,1"))
  }

  @Test func `catches one miscounted neighbour`() throws {
    #expect(
      try divergence(Miscounts.self, .press(.flag))
        == "step 1, press flag: saved state.game.squares.2.adjacent is 2 in the first, 1 in the second")
  }

  @Test func `catches a control that is enabled in one only`() throws {
    let lockstep = Lockstep(ButtonScreen(), ButtonScreen(isEnabled: false))
    #expect(try divergence(lockstep).contains(/isEnabled: true.* in the first, .*isEnabled: false/))
  }

  @Test func `catches what differs behind controls that are the same`() throws {
    let lockstep = Lockstep(ButtonScreen(), ButtonScreen(caption: "other"))
    lockstep.first.window.setNeedsDisplay()
    lockstep.second.window.setNeedsDisplay()
    #expect(try divergence(lockstep) == "start: redrawn only by the first: caption; redrawn only by the second: other")
  }

  @Test func `catches a control in another place, after the layouts were the same`() throws {
    let lockstep = Lockstep(ButtonScreen(), ButtonScreen())
    try lockstep.compare()
    lockstep.second.move(to: 1)
    #expect(try divergence(lockstep).contains(/x: 0.* in the first, .*x: 1/))
  }

  @Test func `catches a control of another name`() throws {
    #expect(try divergence(Lockstep(ButtonScreen(), ButtonScreen(control: .flag))).contains("control: new"))
  }

  /// The description of the first difference that these events bring.
  private func divergence<F: Fault>(_ fault: F.Type, _ events: Event<MinesControl>...) throws -> String
  where F.Base == Screen {
    let lockstep = Lockstep<FaultyScreen<F>, Separated.MinesScreen>(settings: settings, seed: 7)
    let divergence = #expect(throws: Divergence.self) { for event in events { try lockstep.send(event) } }
    return try #require(divergence).description
  }

  /// The description of the first difference between two screens as they stand.
  private func divergence<First, Second>(_ lockstep: Lockstep<First, Second>) throws -> String {
    let divergence = #expect(throws: Divergence.self) { try lockstep.compare() }
    return try #require(divergence).description
  }
}

/// One button, which no cell shows, and a caption of one character.
private final class ButtonScreen: Renderer.Screen, Restorable {
  let window = Window<MinesControl>(size: Size(width: 10, height: 1))
  private var button: Button
  private var caption = Label(frame: Rect(x: 9, y: 0, width: 1))

  init(isEnabled: Bool = true, control: MinesControl = .new, caption: String = "caption") {
    button = Button("New", frame: Rect(x: 0, y: 1, width: 9), isEnabled: isEnabled)
    window.add(&button, as: control)
    window.add(&self.caption, named: caption)
  }

  func move(to x: Int) { button.frame.x = x }

  convenience init(settings: Int, seed: UInt64) { self.init() }
  convenience init(state: Int) { self.init() }
  func display() {
    window.display(button)
    window.display(caption)
  }
  func activate(_ control: MinesControl) {}
  var savedState: Int { 0 }
  func restore(_ state: Int) {}
}
