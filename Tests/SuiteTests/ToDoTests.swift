import Equivalence
import LessonScreens
import Lessons
import Renderer
import Specifications
import Suites
import Testing

import class Separated.ToDoScreen
import class Worst.ToDoScreen

private typealias WorstScreen = Worst.ToDoScreen
private typealias SeparatedScreen = Separated.ToDoScreen

@Suite struct `Both variants of To-do` {
  @Test func `reaches the same states by every way`() throws {
    let check = LessonCheck(ToDoSuite.self, subject: SeparatedScreen.self, reference: WorstScreen.self)
    #expect(try check.states(.byTests).states == listsOfNumbers(upTo: 4).count)
  }

  /// The same states counted in another way: lists of the titles' numbers, closed under adding and deleting.
  private func listsOfNumbers(upTo capacity: Int) -> Set<[Int]> {
    var found: Set<[Int]> = [[]]
    var pending: [[Int]] = [[]]
    while let list = pending.popLast() {
      var next = list.indices.map { index in Array(list[..<index] + list[(index + 1)...]) }
      if list.count < capacity { next.append(list + [list.count + 1]) }
      for list in next where found.insert(list).inserted { pending.append(list) }
    }
    return found
  }

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

  @Test func `names its controls as scripts write them`() {
    for name in ["add", "delete 0", "delete 49"] { #expect(ToDoControl(name)?.description == name) }
    for name in ["add 1", "delete", "delete -1", "delete 01", "delete 1,2", ""] { #expect(ToDoControl(name) == nil) }
  }
}
