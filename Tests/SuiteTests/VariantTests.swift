import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Specifications
import Suites
import Testing

/// Every way to write a lesson, whatever the lesson: a variant is tested by being in the list.
@Suite struct `Every variant` {
  static let all = allLessons.flatMap { $0.sources }
  static let designs = all.filter(\.isDesign)

  @Test func `has a name in its lesson, a folder and a screen of its own`() {
    #expect(MinesPair.sources.count >= 12)
    #expect(Set(Self.all.map { [$0.lesson, $0.name] }).count == Self.all.count)
    #expect(Set(Self.all.flatMap(\.folders)).count == Self.all.flatMap(\.folders).count)
    #expect(Set(allLessons.flatMap { screens(of: $0) }).count == Self.all.count)
  }

  private func screens<Pair: LessonPair>(of pair: Pair.Type) -> [ObjectIdentifier] {
    Pair.variants.map { ObjectIdentifier($0.screen) }
  }

  @Test(arguments: all)
  func `does what the description says, and what its reference does on random walks`(variant: VariantSource) {
    let outcome = check(variant, [.examples, .walks(.rounds(1))])
    #expect(outcome.firstFailure == nil)
    #expect(outcome.examples?.broken == [])
  }

  /// What exploring Worst and Separated finds, if they are equal. Whoever asks for it waits for all of it, and leaves
  /// all cores to it.
  static let explorations = Dictionary(
    uniqueKeysWithValues: concurrently(allLessons.count, workers: allLessons.count) { index in
      let lesson = allLessons[index]
      let outcome = check(lesson.both[1], [.states(.byTests)])
      return outcome.difference == nil ? outcome.states.map { (lesson.name, $0) } : nil
    }.compactMap { $0 })

  /// In `ModelTests` their numbers are counted in another way. The model of Promotions is explored less far.
  @Test(arguments: allLessons.map { $0.name }.filter { $0 != Promotions.name })
  func `reaches as many states as the model alone`(lesson: String) throws {
    #expect(try #require(Self.explorations[lesson]).states == statesOfModel(pair(of: lesson)))
  }

  private func statesOfModel<Pair: LessonPair>(_ pair: Pair.Type) -> Int {
    ModelStates<Pair.Driver>().successors.count { !$0.isEmpty }
  }

  @Test(arguments: all)
  func `is equal to its reference over ten thousand random events at full size`(variant: VariantSource) {
    let outcome = check(variant, [.walks(.events(10_000))], atFullSize: true)
    #expect(outcome.difference == nil)
    #expect(outcome.walks?.coverage.steps == 10_000)
  }

  @Test(arguments: all)
  func `passes the experiments that its entry names, and shows the data but no view state on a second screen`(
    variant: VariantSource
  ) throws {
    let passes = pair(of: variant.lesson).passes(variant)
    let found = try #require(check(variant, [.experiments]).experiments)
    #expect((found.thrownAway == 0) == passes.contains(.thrownAway))
    #expect((found.changedBehind == 0) == passes.contains(.changedBehind))
    #expect((found.muted == 0) == passes.contains(.muted))
    if Self.sharesDataAlone(variant) { #expect(try pair(of: variant.lesson).changesOnSecondScreens(variant) > 5) }
  }

  @Test(arguments: designs.filter(sharesDataAlone))
  func `is equal to its reference in two windows on the same data`(variant: VariantSource) throws {
    try pair(of: variant.lesson).walkInTwoWindows(variant)
  }

  /// Where the model has the view state too, as in one-way, a second screen shares that as well.
  private static func sharesDataAlone(_ variant: VariantSource) -> Bool {
    pair(of: variant.lesson).passes(variant).count == ExperimentKind.allCases.count || variant.name == "observable"
  }

  @Test(arguments: all) func `does what a new one does, or one restored in place`(variant: VariantSource) throws {
    try pair(of: variant.lesson).renewScreens(variant)
  }
}

/// Takes two screens from one state to the next; they agree as they stand then, and when time has passed.
func restoreInPlace<First: Screen & Restorable, Second>(
  _ states: [First.SavedState], _ lockstep: Lockstep<First, Second>
) throws {
  for state in states {
    try lockstep.restore(state)
    try lockstep.send(.tick)
  }
}

/// Takes a screen from one state to the next; each looks then as a screen that begins with it.
func restoreInPlace<S: Screen & Shareable>(_ states: [S.SavedState], _ restored: S) throws {
  for state in states {
    restored.restore(state)
    restored.redraw()
    let fresh = S(state: state)
    fresh.viewState = restored.viewState
    fresh.activeWindow.takeFocus(from: restored.activeWindow)
    fresh.redraw()
    #expect(restored.savedState == state)
    try #require(restored.activeWindow.surface.cells == fresh.activeWindow.surface.cells)
  }
}

func check(_ variant: VariantSource, _ parts: [CheckPart], atFullSize: Bool = false) -> LessonOutcome {
  pair(of: variant.lesson).check(variant, parts, atFullSize: atFullSize)
}

extension LessonPair {
  fileprivate static func check(_ source: VariantSource, _ parts: [CheckPart], atFullSize: Bool) -> LessonOutcome {
    let subject = variant(source)
    return check(subject, with: reference(of: subject), parts, settings: atFullSize ? L.Settings() : nil)
  }

  fileprivate static func walkInTwoWindows(_ source: VariantSource) throws {
    func walk<Subject: LessonScreen<L>, Reference: LessonScreen<L>>(
      _ subject: Subject.Type, _ reference: Reference.Type
    ) throws {
      for source in Suite.sources {
        let lockstep = Lockstep<TwoWindows<Reference>, TwoWindows<Subject>>(
          settings: L.Settings(), seed: 1, comparing: .withoutRedraws)
        _ = try RandomWalk(settings: L.Settings(), source: source.inTwoWindows, seed: 1, steps: 2_000).run(lockstep)
      }
    }
    let subject = variant(source)
    try walk(subject.screen, reference(of: subject).screen)
  }

  static func changesOnSecondScreens(_ source: VariantSource) throws -> Int {
    func walk(_ subject: (some LessonScreen<L>).Type) throws -> Int {
      try LessonCheck(Suite.self, subject: subject, reference: SeparatedScreen.self).secondScreens(steps: 150)
    }
    return try walk(variant(source).screen)
  }

  fileprivate static func renewScreens(_ source: VariantSource) throws {
    func walk(_ subject: (some LessonScreen<L>).Type) throws {
      try LessonCheck(Suite.self, subject: subject, reference: SeparatedScreen.self)
        .renewedScreens(steps: source.isDesign ? 30 : 400)
    }
    try walk(variant(source).screen)
  }

  fileprivate static func passes(_ source: VariantSource) -> Set<ExperimentKind> { variant(source).passes }
}
