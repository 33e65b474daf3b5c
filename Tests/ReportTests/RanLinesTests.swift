import Equivalence
import Fixture
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Suites
import Testing

@testable import PlayBoth
@testable import Workshop

/// What a player shows as having run on random walks, beside what the stacks say.
private struct Accused {
  let event: String
  let line: String
  let rule: String?
  let stacks: Set<UInt>
}

/// Both trees, read once.
private let trees = Result {
  (
    worst: try TreeFacts("Sources/Worst", in: TestedPackage.root),
    separated: try TreeFacts("Sources/Separated", in: TestedPackage.root)
  )
}

private func accused<Pair: LessonPair>(in pair: Pair.Type, steps: Int) throws -> (
  worst: [Accused], separated: [Accused]
) {
  let trees = try trees.get()
  func path(_ variant: VariantSource, _ tree: TreeFacts) throws -> SourcePath {
    try SourcePath(variant, screen: "\(Pair.folder)Screen", in: TestedPackage.root, tree)
  }
  return try (
    walk(Pair.WorstScreen.self, Pair.Suite.self, path(Pair.both[0], trees.worst), steps),
    walk(Pair.SeparatedScreen.self, Pair.Suite.self, path(Pair.both[1], trees.separated), steps)
  )
}

private func walk<Suite: LessonSuite, S: RestorableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State>>(
  _ screen: S.Type, _ suite: Suite.Type, _ path: SourcePath, _ steps: Int
) -> [Accused] {
  var accused: [Accused] = []
  for (number, source) in Suite.sources.enumerated() {
    let seed = UInt64(number + 7)
    let screen = RecordingScreen<S>(settings: Suite.L.Settings(), seed: seed)
    let reader = ReactionReader(screen, path)
    let callers = CallerLines(of: screen.window.views)
    var generator = SplitMix64(seed: seed)
    screen.redraw()
    _ = (screen.take(), callers.take())
    for _ in 0..<steps {
      let event = source.next(&generator, screen.window, screen.savedState)
      screen.play(event)
      let ran = reader.next(screen.take()).source.filter(\.ran)
      let stacks = callers.take()
      accused += ran.map { Accused(event: "\(event)", line: "\($0.file):\($0.line)", rule: $0.rule, stacks: stacks) }
    }
  }
  return accused
}

@Test(.enabled(if: Symbolizer.isThere))
func `no line is shown as having refreshed that did not, on random walks`() throws {
  let found = try allLessons.map { (lesson: $0.name, accused: try accused(in: $0, steps: 60)) }
  let all = found.flatMap { $0.accused.worst + $0.accused.separated }
  let lines = try Symbolizer.lines(of: all.reduce(into: []) { $0.formUnion($1.stacks) })
  for (lesson, accused) in found {
    let refreshes = accused.worst.filter { $0.rule == "R3" }
    #expect(!refreshes.isEmpty, "\(lesson)")
    // A stack shows who refreshed. A request that only adds views, as those of other lessons may, is not on it.
    let requests = ["mines", "todo"].contains(lesson) ? accused.separated.filter { !$0.stacks.isEmpty } : []
    #expect(requests.isEmpty == !["mines", "todo"].contains(lesson))
    let wrong = (refreshes + requests).filter { accused in !accused.stacks.contains { lines[$0] == accused.line } }
    #expect(wrong.map { "\(lesson), \($0.event): \($0.line)" } == [])
  }
}
