import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Testing

@Suite struct `A screen that nobody keeps` {
  /// What was done with it.
  enum Use: CaseIterable {
    case played
    case restored
    /// Another one was opened beside it, and stays.
    case openedBeside
    /// Another one was opened beside it, took over its view state, and is dropped too: as the experiments do.
    case takenOver
  }

  @Test(arguments: Use.allCases)
  func `is released, in all variants of every lesson, and the one beside it goes on`(use: Use) {
    for pair in allLessons { check(pair, use) }
  }

  @Test func `is released beside one that stays, which then goes on`() {
    for pair in allLessons { checkBeside(pair) }
  }

  private func checkBeside<Pair: LessonPair>(_ pair: Pair.Type) {
    for variant in Pair.variants { checkBeside(variant.screen, Pair.L.self) }
  }

  private func checkBeside<L: Lesson, S: ShareableScreen<L.Control, L.Settings, L.State>>(
    _ screen: S.Type, _ lesson: L.Type
  ) {
    let script = L.parsedScript.events
    let first = S(settings: L.Settings(), seed: 1)
    let (second, _) = dropped(S(beside: first), after: script, .played)
    #expect(second.screen == nil, "\(S.self) of \(L.name)")
    play(script, on: first)
  }

  private func check<Pair: LessonPair>(_ pair: Pair.Type, _ use: Use) {
    for variant in Pair.variants { check(variant.screen, Pair.L.self, use) }
  }

  private func check<L: Lesson, S: ShareableScreen<L.Control, L.Settings, L.State>>(
    _ screen: S.Type, _ lesson: L.Type, _ use: Use
  ) {
    let script = L.parsedScript.events
    let (first, second) = dropped(S(settings: L.Settings(), seed: 1), after: script, use)
    #expect(first.screen == nil, "\(S.self) of \(L.name)")
    #expect((second == nil) == (use != .openedBeside))
    if let second { play(script, on: second) }
  }

  /// - Returns: The screen, held weakly, and the one beside it that stays.
  private func dropped<S: Screen & Shareable>(_ screen: S, after script: [Event<S.Control>], _ use: Use) -> (
    Weak<S>, S?
  ) {
    play(script, on: screen)
    var second: S?
    switch use {
    case .played: break
    case .restored: screen.restore(screen.savedState)
    case .openedBeside: second = S(beside: screen)
    case .takenOver: S(beside: screen).viewState = screen.viewState
    }
    play(script, on: screen)
    return (Weak(screen: screen), second)
  }

  private func play<S: Screen>(_ script: [Event<S.Control>], on screen: S) {
    for event in script {
      screen.handle(event)
      screen.redraw()
    }
  }

  private struct Weak<S: AnyObject> {
    weak var screen: S?
  }
}
