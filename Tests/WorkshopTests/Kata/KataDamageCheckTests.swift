import LessonScreens
import Lessons
import Renderer
import SeparatedModel
import Specifications
import Suites
import Testing

import class Separated.ToDoScreen

@testable import KataCheck

@Suite(.serialized) struct `The damage of a fault in a kata's screen` {
  @Test(
    arguments: [(nil, .none), (.dropsRequest, .none), (.dropsHandler, .parted), (.addsTwice, .impossible)]
      as [(ScreenFault?, KataDamage)])
  func `is that its data are impossible, or part from those of the model`(planted: ScreenFault?, damage: KataDamage) {
    fault = planted
    defer { fault = nil }
    let check = KataDamageCheck<
      ToDoSuite, MirroringScreen, ToDoScreen, ToDoDriver<PlantedList>, ToDoDriver<ToDoStore>
    >()
    #expect(check.run(fault: 0) == damage)
  }
}

enum ScreenFault { case dropsRequest, dropsHandler, addsTwice }

/// The fault that is switched on.
private nonisolated(unsafe) var fault: ScreenFault?

/// A list with the rules, which tells what is asked for before it is done.
private final class PlantedList: ToDoModel {
  private(set) var savedState: ToDoState
  var observer: (ToDoControl) -> Void = { _ in }

  init(settings: ToDoSettings, seed: UInt64) { savedState = ToDoState(capacity: settings.capacity, items: []) }
  init(state: ToDoState) { savedState = state }

  var hasRoom: Bool { savedState.items.count < savedState.capacity }

  /// The number of the next item.
  var title: String { ToDoItem(number: savedState.items.count + 1).title }

  func addItem() {
    observer(.add)
    if hasRoom { savedState.items.append(title) }
  }

  func removeItem(at index: Int) {
    observer(.delete(row: index))
    savedState.items.remove(at: index)
  }
}

/// Looks like the right one, keeps a second list in step with that of the model, and saves the second one: a person can
/// say what a fault does to it.
private final class MirroringScreen: ScreenDecorator, Shareable, ModelScreen {
  typealias SavedViewState = ToDoScreen.SavedViewState

  let base: ToDoScreen
  private let list: PlantedList
  private var mirror: [String]

  private init(_ base: ToDoScreen, _ list: PlantedList) {
    (self.base, self.list, mirror) = (base, list, list.savedState.items)
    list.observer = { [unowned self, unowned list] control in
      switch control {
      case _ where fault == .dropsHandler: break
      case .add:
        if list.hasRoom { mirror += Array(repeating: list.title, count: fault == .addsTwice ? 2 : 1) }
      case .delete(let row): mirror.remove(at: row)
      }
    }
  }

  convenience init(_ base: ToDoScreen) { self.init(base, PlantedList(state: base.savedState)) }
  convenience init(on list: PlantedList) { self.init(ToDoScreen(state: list.savedState), list) }

  var savedState: ToDoState { ToDoState(capacity: list.savedState.capacity, items: mirror) }

  func activate(_ control: ToDoControl) {
    base.activate(control)
    switch control {
    case .add: if fault != .dropsRequest { list.addItem() }
    case .delete(let row): if list.savedState.items.indices.contains(row) { list.removeItem(at: row) }
    }
  }
}
