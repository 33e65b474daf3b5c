import Foundation
import Suites

@testable import Workshop

/// The report's facts of all lessons, computed once for all tests.
enum QuickReport {
  /// The folder of the manifest.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Without the exhaustive proof, which other tests have.
  static let proof = [CheckPart.walks(.events(events))]
  static let events = 50

  static var facts: ReportFacts { get throws { try computed.get() } }

  private static let computed = Result { try ReportFacts(root: folder, proof: proof) }
}
