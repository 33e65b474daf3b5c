import Equivalence
import LessonScreens
import Lessons
import Renderer
import Testing

import class Separated.ToDoScreen
import class Worst.ToDoScreen

private typealias WorstScreen = Worst.ToDoScreen
private typealias SeparatedScreen = Separated.ToDoScreen

@Suite struct `Both variants of To-do` {
  @Test(arguments: [[], ["a"], (0..<12).map { "\($0)" }, (0..<25).map { "\($0)" }])
  func `restores any state in place`(items: [String]) throws {
    let state = ToDoState(capacity: 25, items: items)
    try restoreInPlace([state], full(WorstScreen.self))
    try restoreInPlace([state], full(SeparatedScreen.self))
    try restoreInPlace([state], Lockstep(full(WorstScreen.self), full(SeparatedScreen.self)))
  }

  /// Scrolled to its end, too.
  private func full<S: RestorableScreen<ToDoControl, ToDoSettings, ToDoState>>(_ screen: S.Type) -> S {
    let screen = S(settings: ToDoSettings(capacity: 25), seed: 1)
    for _ in 0..<14 { screen.handle(.press(.add)) }
    return screen
  }
}
