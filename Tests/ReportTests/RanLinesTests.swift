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
  let files = try #require(try QuickReport.facts.lessons.first { $0.name == pair.name }).files
  let trees = try trees.get()
  let worst = SourcePath(trees.worst, screen: "\(Pair.WorstScreen.self)", files: files.old)
  let separated = SourcePath(trees.separated, screen: "\(Pair.SeparatedScreen.self)", files: files.new)
  return (
    walk(Pair.WorstScreen.self, Pair.Suite.self, worst, steps),
    walk(Pair.SeparatedScreen.self, Pair.Suite.self, separated, steps)
  )
}

private func walk<Suite: LessonSuite, S: RestorableScreen<Suite.L.Control, Suite.L.Settings, Suite.L.State>>(
  _ screen: S.Type, _ suite: Suite.Type, _ path: SourcePath, _ steps: Int
) -> [Accused] {
  var accused: [Accused] = []
  for (number, source) in Suite.sources.enumerated() {
    let seed = UInt64(number + 7)
    let recorder = FlowRecorder(S.self, settings: Suite.L.Settings(), seed: seed, path)
    let callers = CallerLines(of: recorder.window.views)
    var generator = SplitMix64(seed: seed)
    recorder.start()
    _ = callers.take()
    for _ in 0..<steps {
      let event = source.next(&generator, recorder.window, recorder.savedState)
      let ran = recorder.play(event).source.filter(\.ran)
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
