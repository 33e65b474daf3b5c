import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Specifications
import Suites

/// Runs the sentences about data on a model alone and through Worst's screen, which is never drawn.
enum WithoutScreenTrials {
  static func figures(_ lessons: [String]) throws -> [WithoutScreenFigures] {
    try allLessons.filter { lessons.contains($0.name) }.map { try $0.withoutScreen() }
  }

  /// How many tests run in a second, when all of them are run in turn for half a second.
  fileprivate static func rate<Test>(of tests: [Test], _ run: (Test) -> Void) -> Int {
    let start = ContinuousClock.now
    var count = 0
    while ContinuousClock.now - start < .milliseconds(500), !tests.isEmpty {
      for test in tests { run(test) }
      count += tests.count
    }
    return Int(Double(count) / ((ContinuousClock.now - start) / .seconds(1)))
  }
}

extension LessonPair {
  fileprivate static func withoutScreen() throws -> WithoutScreenFigures {
    let sentences = Suite.L.dataSentences
    let run = sentences.filter { Driver.runs($0) }
    let tests = run.flatMap(\.examples)
    // Reading the scripts is not timed.
    let onModel = tests.compactMap { test in test.dataEvents.map { (start: test.start, events: $0) } }
    let throughScreen = try tests.map { test in (start: test.start, events: try test.events) }
    let observable = variants.first { $0.name == VariantName.observable }?.driver
    return WithoutScreenFigures(
      lesson: name, sentences: sentences.count, run: run.count, tests: tests.count,
      testsASecondOnModel: rate(of: onModel, on: Driver.self),
      testsASecondThroughScreen: WithoutScreenTrials.rate(of: throughScreen) { test in
        _ = Example<L>.undrawnState(of: WorstScreen.self, after: test.events, from: test.start)
      },
      runOnObservable: observable?.sentencesAlone ?? 0,
      testsASecondOnObservable: observable.map { rate(of: onModel, on: $0) } ?? 0)
  }

  private static func rate<Driver: ModelDriver<L>>(
    of tests: [(start: Example<L>.Start, events: [DataEvent<L.Control>])], on driver: Driver.Type
  ) -> Int {
    WithoutScreenTrials.rate(of: tests) { test in _ = Driver.savedState(after: test.events, from: test.start) }
  }
}
