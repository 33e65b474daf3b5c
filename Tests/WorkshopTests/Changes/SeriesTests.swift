import Fixture
import Foundation
import RuleMeter
import SourceTools
import Testing

@testable import Workshop

@Suite struct `Each of six requests in a row` {
  @Test(.enabled(if: LongTests.areRun), arguments: SixInARowFigures.lessons)
  func `applies after those before it, with no model in Worst, and no rule broken in Separated`(lesson: String) throws {
    let package = PackageFolder(path: TestedPackage.root)
    let copy = try TemporaryPackage()
    try copy.folder.takeOver(["Package.swift", ".rulemeter.json", "Sources", "Tests"], from: package)
    let requests = try ChangeRequest.all(.inARow, of: lesson, in: package)
    #expect(requests.count == 6)
    for request in requests {
      for patch in request.patches { try patch.apply(in: copy.folder.path) }
      let worst = try AnalysedProgram(at: copy.folder[PackageFolder.worst]).measure
      #expect(worst.models == 0 && worst.violations.count > 50, "\(request.name)")
      let separated = try AnalysedProgram(at: copy.folder[PackageFolder.separated]).measure
      #expect(separated.models > 5 && separated.violations.isEmpty, "\(request.name)")
    }
  }
}
