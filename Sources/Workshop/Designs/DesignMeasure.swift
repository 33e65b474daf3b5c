import Checkout
import Designs
import Effects
import Equivalence
import LessonScreens
import Lessons
import ModelSuites
import Play
import Renderer
import RuleMeter
import Scripts
import SourceDiff
import Specifications
import Suites

// All that is counted of a design without building anything anew.

extension DesignFigures {
  /// - Parameter package: Where its source is read.
  init(of design: Design, in package: PackageFolder) throws {
    self.init(name: design.name)
    let folders = design.folders.map { package[$0] }
    let counts = RuleCounts(try ProgramMeasure(ofProgramAt: package[design.program]), in: folders)
    (r1, r2, r3) = (counts.r1, counts.r2, counts.r3)
    let files = try LessonSources(package).files(old: [], new: design.folders).new
    codeLines = Totals(SourceDifference(from: [], to: files).new).code
    reach = try Reach.inProgram(at: package[design.program], events: ReachFigures.events)
      .filter { source in folders.contains { source.location.file.hasPrefix("\($0)/") } }
      .map(\.pairs).reduce(0, +)
    dataSentences = Mines.dataSentences.count
    sentencesAlone = design.model.map { Self.sentences(runningOn: $0) } ?? 0
    play(design.screen)
  }

  private static func sentences<Model: MinesModel>(runningOn model: Model.Type) -> Int {
    Mines.dataSentences.count { MinesDriver<Model>.runs($0) }
  }

  /// Plays the lesson's script: once to count the views redrawn, and with the three experiments.
  private mutating func play<Screen: ShareableScreen<MinesControl, MinesSettings, MinesState>>(_ screen: Screen.Type) {
    let script = Mines.parsedScript.events
    let played = Screen(settings: MinesSettings(), seed: 1)
    played.redraw()
    for event in script {
      played.handle(event)
      played.redraw()
      redrawn += played.window.redrawn.count
    }
    events = script.count
    let experiments = Experiments(screen, settings: MinesSettings(), seed: 1, events: script)
    thrownAway = experiments.thrownAway
    changedBehind = experiments.changedBehind
    muted = experiments.muted
  }
}
