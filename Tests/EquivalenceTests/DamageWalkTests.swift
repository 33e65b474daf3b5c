import Equivalence
import LessonScreens
import Lessons
import Renderer
import Testing

// A number that can be asked for the next one, up to three, in four ways. Each way has a few faults, of which one at a time
// is planted; a person can count what becomes of them.

private enum PlantedControl: String, Hashable, Sendable, LosslessStringConvertible {
  case next
  init?(_ description: String) { self.init(rawValue: description) }
  var description: String { rawValue }
}

private class PlantedScreen: Screen, Savable {
  typealias Control = PlantedControl

  let window = Window<PlantedControl>(size: Size(width: 8, height: 1))
  private var button = Button("next", key: "n", frame: Rect(x: 0, y: 0, width: 8))
  let fault: Int

  init(fault: Int) {
    self.fault = fault
    window.add(&button, as: .next)
  }

  required convenience init(settings: Int, seed: UInt64) { self.init(fault: settings) }
  required convenience init(state: Int) { self.init(fault: 0) }

  var savedState: Int { 0 }
  func display() { window.display(button) }
  func activate(_ control: PlantedControl) {}
}

/// The rules are in the model, which nobody else can change.
private final class SealedScreen: PlantedScreen {
  private final class Model {
    private(set) var number = 0
    func next() { if number < 3 { number += 1 } }
  }

  private let model = Model()
  override var savedState: Int { model.number }

  /// 1: the statement is dropped.
  override func activate(_ control: PlantedControl) {
    if fault != 1 { model.next() }
  }
}

/// The model is sealed, but for a closure that it hands out.
private final class LeakyScreen: PlantedScreen {
  private final class Model {
    private(set) var number = 0
    lazy var change: (Int) -> Void = { [unowned self] in number = $0 }
  }

  private let model = Model()
  override var savedState: Int { model.number }

  /// 1: the statement is dropped. 2: the condition is negated. 3: the limit is four. 4: it goes on by two.
  override func activate(_ control: PlantedControl) {
    let limit = fault == 3 ? 4 : 3
    if fault == 2 ? !(model.number < limit) : model.number < limit {
      if fault != 1 { model.change(model.number + (fault == 4 ? 2 : 1)) }
    }
  }
}

/// The model announces that it was asked, and its screen plays as it is told so.
private final class PlayingScreen: PlantedScreen {
  private final class Model {
    private(set) var number = 0
    var observer: () -> Void = {}
    func next() { observer() }
    func set(_ number: Int) { self.number = number }
  }

  private let model = Model()
  override var savedState: Int { model.number }

  /// 1: the statement is dropped. 2: the block is dropped. 3: the limit is allowed too.
  override func activate(_ control: PlantedControl) {
    model.observer = { [unowned self] in
      if fault != 2, fault == 3 ? model.number <= 3 : model.number < 3 { model.set(model.number + 1) }
    }
    if fault != 1 { model.next() }
  }
}

/// The screen keeps a second number in step with that of the model, and saves the second one.
private final class MirrorScreen: PlantedScreen {
  private final class Model {
    private(set) var number = 0 { didSet { observer() } }
    var observer: () -> Void = {}
    func next() { if number < 3 { number += 1 } }
  }

  private let model = Model()
  private var mirror = 0
  override var savedState: Int { mirror }

  /// 1: the request is dropped. 2: the mirror is left as it is. 3: it goes on by two. 4: it is set again.
  override func activate(_ control: PlantedControl) {
    model.observer = { [unowned self] in
      if fault != 2 { mirror += fault == 3 ? 2 : 1 }
    }
    if fault != 1 { model.next() }
    if fault == 4 { mirror = 0 }
  }
}

@Suite struct `The damage of a fault` {
  private let walk = DamageWalk<PlantedControl, Int, Int>(data: { $0 }) { after, before in
    guard let before else { return after == 0 }
    return after == before || after == min(before + 1, 3)
  }

  private let presses = EventSource<PlantedControl, Int>("presses") { _, _, _ in .press(.next) }

  private func damage<Subject: PlantedScreen>(_ screen: Subject.Type, steps: Int = 6, faults: Int) -> [DataDamage] {
    (0...faults).map { fault in
      walk.run(
        Subject(settings: fault, seed: 1), beside: SealedScreen(fault: 0), presses, seed: 1, steps: steps)
    }
  }

  @Test func `is none to a sealed model but that nothing happens`() {
    #expect(damage(SealedScreen.self, faults: 1) == [.none, .wrong])
  }

  @Test func `is seen where a seal leaks through a closure`() {
    #expect(damage(LeakyScreen.self, faults: 4) == [.none, .wrong, .wrong, .impossible, .impossible])
  }

  @Test func `is seen where a handler plays`() {
    #expect(damage(PlayingScreen.self, faults: 3) == [.none, .wrong, .wrong, .impossible])
  }

  @Test func `is seen where a screen saves a copy of its own`() {
    #expect(damage(MirrorScreen.self, faults: 4) == [.none, .wrong, .wrong, .impossible, .wrong])
  }

  @Test func `is none before it shows`() {
    #expect(damage(LeakyScreen.self, steps: 3, faults: 3)[3] == .none)
  }
}
