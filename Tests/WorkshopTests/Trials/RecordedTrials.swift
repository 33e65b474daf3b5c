import Fixture
import SourceTools
import Testing

@testable import Workshop

/// Tests of what follows from the sources as they are, and from what came of trials as it is recorded: they do none.
///
/// One after the other, for the trees are read once for all, and the copies of the package are in one place.
@Suite(.serialized) enum RecordedTrials {
  static nonisolated(unsafe) let table = TrialTable(PackageFolder(path: TestedPackage.root), asRecorded: true)
}
