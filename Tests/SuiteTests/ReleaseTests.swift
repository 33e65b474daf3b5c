import LessonPairs
import LessonScreens
import Lessons
import Observing
import Renderer
import Testing

@Suite struct `A screen that nobody keeps` {
  /// What was done with it.
  enum Use: CaseIterable {
    case played
    case restored
    /// Another one was opened beside it, and stays.
    case openedBeside
    /// It was itself opened beside another one, which stays.
    case besideAnother
    /// Another one was opened beside it, took over its view state, and is dropped too: as the experiments do.
    case takenOver
  }

  @Test(arguments: Use.allCases)
  func `is released, in all variants of every lesson, and the one beside it goes on`(use: Use) {
    for pair in allLessons { check(pair, use) }
  }

  private func check<Pair: LessonPair>(_ pair: Pair.Type, _ use: Use) {
    let script = Pair.L.parsedScript.events
    func check<S: LessonScreen<Pair.Suite.L>>(_ screen: S.Type) {
      // All models hold it.
      var monitor: AnnouncementMonitor? = AnnouncementMonitor()
      let models = Weak(screen: monitor)
      let (dropped, other) = AnnouncementMonitor.$current.withValue(monitor) {
        self.dropped(S(settings: Pair.L.Settings(), seed: 1), after: script, use)
      }
      monitor = nil
      #expect(dropped.screen == nil, "\(S.self) of \(Pair.L.name)")
      #expect(other != nil || models.screen == nil, "models below \(S.self) of \(Pair.L.name)")
      #expect((other != nil) == [.openedBeside, .besideAnother].contains(use))
      if let other { play(script, on: other) }
    }
    for variant in Pair.variants { check(variant.screen) }
  }

  /// - Returns: The screen, held weakly, and the one beside it that stays.
  private func dropped<S: Screen & Shareable>(_ first: S, after script: [Event<S.Control>], _ use: Use) -> (
    Weak<S>, S?
  ) {
    let screen = use == .besideAnother ? S(beside: first) : first
    play(script, on: screen)
    var other: S?
    switch use {
    case .played: break
    case .restored: screen.restore(screen.savedState)
    case .openedBeside: other = S(beside: screen)
    case .besideAnother: other = first
    case .takenOver: S(beside: screen).viewState = screen.viewState
    }
    play(script, on: screen)
    return (Weak(screen: screen), other)
  }

  private func play<S: Screen>(_ script: [Event<S.Control>], on screen: S) {
    for event in script { screen.play(event) }
  }

  private struct Weak<S: AnyObject> { weak var screen: S? }
}
