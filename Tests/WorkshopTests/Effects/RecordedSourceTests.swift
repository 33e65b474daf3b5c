import Fixture
import Foundation
import LessonPairs
import LessonScreens
import RuleMeter
import SourceTools
import Testing

@testable import Workshop

@Suite struct `The record of damage, and of what carries` {
  /// Both follow from the source alone, and so need no trial.
  @Test(arguments: allLessons.map { $0.name })
  func `has the lines to blame, and which statements are in functions that an event runs`(lesson: String) throws {
    let package = PackageFolder(path: TestedPackage.root)
    let effects = try EffectsReport.record.read(in: package.path)
    for variant in pair(of: lesson).cells {
      let actions = ActionCode(try AnalysedProgram(at: package[variant.program]).calls)
      let damage = effects.damage?.figures.first { ($0.lesson, $0.variant) == (lesson, variant.name) }
      #expect(try #require(damage).linesToBlame == package.linesToBlame(of: variant), "\(variant.name)")
      let tracking = effects.tracking?.figures.first { ($0.lesson, $0.variant) == (lesson, variant.name) }
      let carrying = try #require(tracking)
      // `drop-statement MinesScreen.uncover(_:) 2`
      let found = carrying.carrying.map(\.identity).filter { actions.contains($0.components(separatedBy: " ")[1]) }
      #expect(found == carrying.atActions, "\(variant.name); if it is right: \(TrialTable.recording)")
    }
  }
}
