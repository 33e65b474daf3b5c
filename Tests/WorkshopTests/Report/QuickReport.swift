import Foundation

@testable import Workshop

/// The report's facts of all lessons, computed once for all tests.
enum QuickReport {
  /// The folder of the manifest.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Without the exhaustive proof, which other tests have.
  static let proof = TestProof(isExhaustive: false, events: 50)

  static var facts: ReportFacts { get throws { try computed.get() } }

  private static let computed = Result { try ReportFacts(root: folder, proof: proof) }
}
