import LessonScreens
import Lessons
import Renderer
import SeparatedModel
import Specifications
import Suites
import Testing

import class Separated.ToDoScreen

@testable import KataCheck

/// A to-do list is kept in four ways, and each has a few faults. A person can say what becomes of the items.
@Suite(.serialized) struct `The damage of a fault in a kata's screen` {
  private func damage<W: Way>(_ way: W.Type, faults: Int) -> [KataDamage] {
    (0...faults).map { number in
      fault = number
      defer { fault = 0 }
      return KataDamageCheck<
        ToDoSuite, PlantedScreen<W>, ToDoScreen, ToDoDriver<PlantedList>, ToDoDriver<ToDoStore>
      >().run(fault: 0)
    }
  }

  @Test func `is none to a sealed model`() { #expect(damage(Sealed.self, faults: 1) == [.none, .none]) }

  @Test func `is seen where a seal leaks through a closure`() {
    #expect(damage(Leaking.self, faults: 3) == [.none, .none, .impossible, .impossible])
  }

  @Test func `is seen where a handler plays`() {
    #expect(damage(Playing.self, faults: 3) == [.none, .none, .none, .impossible])
  }

  @Test func `is seen where a screen saves a copy of its own`() {
    #expect(damage(Mirroring.self, faults: 3) == [.none, .none, .parted, .impossible])
  }
}

/// The fault that is switched on.
private nonisolated(unsafe) var fault = 0

// MARK: - What is common to the ways

/// A list with the rules, and with doors that not every way uses.
private final class PlantedList: ToDoModel {
  private(set) var savedState: ToDoState
  /// Told of what is asked for, before it is done.
  var observer: (ToDoControl) -> Void = { _ in }
  /// Sets the items.
  lazy var change: ([String]) -> Void = { [unowned self] in savedState.items = $0 }

  init(settings: ToDoSettings, seed: UInt64) { savedState = ToDoState(capacity: settings.capacity, items: []) }
  init(state: ToDoState) { savedState = state }

  var hasRoom: Bool { savedState.items.count < savedState.capacity }

  func addItem() {
    observer(.add)
    if hasRoom { savedState.items.append(title) }
  }

  func removeItem(at index: Int) {
    observer(.delete(row: index))
    savedState.items.remove(at: index)
  }

  /// Announces what is asked for, and does nothing.
  func ask(_ control: ToDoControl) { observer(control) }

  /// The number of the next item.
  var title: String { ToDoItem(number: savedState.items.count + 1).title }
}

/// How the data are kept.
private protocol Way {
  static func open(_ screen: PlantedScreen<Self>)
  static func play(_ control: ToDoControl, on screen: PlantedScreen<Self>)
  static func items(of screen: PlantedScreen<Self>) -> [String]
}

extension Way {
  static func open(_ screen: PlantedScreen<Self>) {}
  static func items(of screen: PlantedScreen<Self>) -> [String] { screen.list.savedState.items }

  /// Asks the model.
  static func play(_ control: ToDoControl, on screen: PlantedScreen<Self>) {
    switch control {
    case .add: if fault != 1 { screen.list.addItem() }
    case .delete(let row): if screen.list.savedState.items.indices.contains(row) { screen.list.removeItem(at: row) }
    }
  }
}

/// Looks like the right one, and keeps a list beside it.
private final class PlantedScreen<W: Way>: ScreenDecorator, Shareable, ModelScreen {
  typealias SavedViewState = ToDoScreen.SavedViewState

  let base: ToDoScreen
  let list: PlantedList
  var mirror: [String]

  init(_ base: ToDoScreen, _ list: PlantedList) {
    (self.base, self.list, mirror) = (base, list, list.savedState.items)
    W.open(self)
  }

  convenience init(_ base: ToDoScreen) { self.init(base, PlantedList(state: base.savedState)) }
  convenience init(on list: PlantedList) { self.init(ToDoScreen(state: list.savedState), list) }

  var savedState: ToDoState { ToDoState(capacity: list.savedState.capacity, items: W.items(of: self)) }

  func activate(_ control: ToDoControl) {
    base.activate(control)
    W.play(control, on: self)
  }
}

// MARK: - The ways

/// The rules are in the model, which nobody else can change.
///
/// 1: the request to add is dropped.
private enum Sealed: Way {}

/// The model is sealed, but for a closure that it hands out. The rules are in the screen.
///
/// 1: the call is dropped. 2: an item is added twice. 3: an item is numbered one too high.
private enum Leaking: Way {
  static func play(_ control: ToDoControl, on screen: PlantedScreen<Self>) {
    let items = screen.list.items(after: control, copies: fault == 2 ? 2 : 1, moreInTitle: fault == 3 ? 1 : 0)
    if fault != 1 { screen.list.change(items) }
  }
}

/// The model announces what it was asked for, and its screen plays as it is told so.
///
/// 1: the request is dropped. 2: the handler is dropped. 3: an item is added twice.
private enum Playing: Way {
  static func open(_ screen: PlantedScreen<Self>) {
    screen.list.observer = { [unowned screen] control in
      if fault != 2 { screen.list.change(screen.list.items(after: control, copies: fault == 3 ? 2 : 1)) }
    }
  }

  static func play(_ control: ToDoControl, on screen: PlantedScreen<Self>) {
    if fault != 1 { screen.list.ask(control) }
  }
}

extension PlantedList {
  /// The rules, for a screen that plays.
  fileprivate func items(after control: ToDoControl, copies: Int, moreInTitle: Int = 0) -> [String] {
    var items = savedState.items
    switch control {
    case .add where hasRoom:
      let title = ToDoItem(number: items.count + 1 + moreInTitle).title
      items += Array(repeating: title, count: copies)
    case .delete(let row) where items.indices.contains(row): items.remove(at: row)
    default: break
    }
    return items
  }
}

/// The screen keeps a second list in step with that of the model, and saves the second one.
///
/// 1: the request to add is dropped. 2: the handler is dropped. 3: it appends an item twice.
private enum Mirroring: Way {
  static func open(_ screen: PlantedScreen<Self>) {
    screen.list.observer = { [unowned screen] control in
      switch control {
      case _ where fault == 2: break
      case .add:
        if screen.list.hasRoom { screen.mirror += Array(repeating: screen.list.title, count: fault == 3 ? 2 : 1) }
      case .delete(let row): screen.mirror.remove(at: row)
      }
    }
  }

  static func items(of screen: PlantedScreen<Self>) -> [String] { screen.mirror }
}
