import Checkout
import Renderer
import SourceDiff

/// The way of each event through two variants of a lesson, read as the event is played.
package final class LiveFlow<First: Screen, Second: Screen> {
  /// A variant that is played, and where its source is.
  package typealias Variant<S: Screen> = (screen: RecordingScreen<S>, program: String, files: [SourceFile])

  private let first: ReactionReader<First>
  private let second: ReactionReader<Second>

  /// What was played before does not count.
  /// - Parameters:
  ///   - first: The program is the tree that is measured, below the package's folder.
  ///   - second: Likewise.
  ///   - root: The package's folder. To read the sources takes a second.
  package init(_ first: Variant<First>, _ second: Variant<Second>, root: String) throws {
    self.first = try ReactionReader(first, root: root)
    self.second = try ReactionReader(second, root: root)
  }

  /// What happened since the last time this was called.
  /// - Parameter announced: By the models of each, in words.
  package func next(announced: (first: [String], second: [String])) -> (first: Flow.Reaction, second: Flow.Reaction) {
    (first.next(announced: announced.first), second.next(announced: announced.second))
  }
}

extension ReactionReader {
  fileprivate convenience init(_ variant: LiveFlow<S, S>.Variant<S>, root: String) throws {
    let tree = try TreeFacts(variant.program, in: root)
    self.init(variant.screen, SourcePath(tree, screen: "\(S.self)", files: variant.files))
  }
}
