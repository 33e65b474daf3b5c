import Fixture
import LessonPairs
import SourceTools
import Testing

@testable import Workshop

/// One after the other, for all put their copies of the package into the same place.
@Suite(.serialized) struct `What is a lesson's own subject` {
  private let package = PackageFolder(path: TestedPackage.root)

  @Test func `stands in the trees, or is added by a request`() throws {
    let trees = try [package, ChangeRequest("next-offer", ofFolder: "Promotions", in: package).done()]
    for (file, members) in try OwnSubject(in: package).members {
      for member in members {
        let isThere = try trees.contains { tree in
          try !SourceText(path: file, text: tree.text(of: file)).lines(ofMembers: [member]).isEmpty
        }
        #expect(isThere, "\(OwnSubject.list): \(file) has no '\(member)'")
      }
    }
  }

  @Test func `is counted in the record of what change requests cost`() throws {
    let ownSubject = try OwnSubject(in: package)
    for cost in try ChangeCost.record.read(in: package.path) {
      let folder = try #require(package.folder(of: cost.lesson, in: "Docs/Changes"))
      let request = try ChangeRequest(cost.change, ofFolder: folder, in: package)
      let lines = try ownSubject.changedLines(request, cost.variant)
      #expect(lines == cost.ownSubject, "\(cost.change) \(cost.variant): \(lines)")
    }
  }
}
