import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import RuleMeter
import SourceTools
import Specifications

// All that is counted of a variant without building anything anew.

extension DesignFigures {
  init(of source: VariantSource, in package: PackageFolder) throws {
    self.init(lesson: source.lesson, name: source.name)
    let folders = source.folders.map { package[$0] }
    let program = try AnalysedProgram(at: package[source.program])
    let counts = RuleCounts(program.measure, in: folders)
    (r1, r2, r3) = (counts.r1, counts.r2, counts.r3)
    let files = try LessonSources(package).files(in: source.folders)
    codeLines = Totals(SourceDifference(from: [], to: files).new).code
    reach = ReachFigures.measured([source], [source.program: program], in: package)[0].pairs
    play(source, pair(of: source.lesson))
  }

  private mutating func play<Pair: LessonPair>(_ source: VariantSource, _ pair: Pair.Type) {
    let variant = Pair.variant(source)
    dataSentences = Pair.L.dataSentences.count
    sentencesAlone = variant.driver?.sentencesAlone ?? 0
    play(Pair.L.self, variant.screen)
  }

  /// Plays the lesson's script: once to count the views redrawn, and with the three experiments.
  private mutating func play<L: Lesson, Screen: LessonScreen<L>>(_ lesson: L.Type, _ screen: Screen.Type) {
    let script = L.parsedScript.events
    let played = Screen(settings: L.Settings(), seed: 1)
    played.redraw()
    for event in script {
      played.play(event)
      redrawn += played.activeWindow.redrawn.count
    }
    events = script.count
    let experiments = Experiments(screen, settings: L.Settings(), seed: 1, events: script)
    (thrownAway, changedBehind, muted) = (experiments.thrownAway, experiments.changedBehind, experiments.muted)
  }
}

extension ModelDriver {
  /// How many of the lesson's sentences about data run on the model alone, and hold there.
  static var sentencesAlone: Int { L.dataSentences.count { runs($0) } }
}
