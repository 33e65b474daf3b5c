import Fixture
import SourceTools
import Testing

@testable import Workshop

/// Tests of what follows from the sources and from the recorded results of trials. They do no trials.
///
/// They run one after the other, since they share the trees, which are read once, and the copies of the package.
@Suite(.serialized) enum RecordedTrials {
  static nonisolated(unsafe) let table = TrialTable(PackageFolder(path: TestedPackage.root), asRecorded: true)
}
