import Checkout
import LessonPairs
import Renderer
import SourceDiff

/// The way of each event through both variants of a lesson, read as the event is played.
package final class LiveFlow<Pair: LessonPair> {
  private let worst: ReactionReader<Pair.WorstScreen>
  private let separated: ReactionReader<Pair.SeparatedScreen>

  /// What was played before counts for nothing.
  /// - Parameter root: The package's folder, in which the sources are read: this takes a second.
  package init(
    _ pair: Pair.Type, _ worst: RecordingScreen<Pair.WorstScreen>, _ separated: RecordingScreen<Pair.SeparatedScreen>,
    root: String
  ) throws {
    let files = try LessonSources(PackageFolder(path: root)).files(of: Pair.name)
    let trees = (try TreeFacts(PackageFolder.worst, in: root), try TreeFacts(PackageFolder.separated, in: root))
    self.worst = ReactionReader(worst, SourcePath(trees.0, screen: "\(Pair.WorstScreen.self)", files: files.old))
    self.separated = ReactionReader(
      separated, SourcePath(trees.1, screen: "\(Pair.SeparatedScreen.self)", files: files.new))
  }

  /// What happened since the last time this was called.
  /// - Parameter announced: By the models of the separated variant.
  package func next(announced: [String]) -> (worst: Flow.Reaction, separated: Flow.Reaction) {
    (worst.next(announced: []), separated.next(announced: announced))
  }
}
