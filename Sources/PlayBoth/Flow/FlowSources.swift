import SourceTools

/// What the source of two variants of a lesson says about the way of an event.
struct FlowSources: Sendable {
  /// A tree that is measured, below the package's folder, and the lesson's own files in it.
  typealias Variant = (program: String, files: [SourceFile])

  let first: SourcePath
  let second: SourcePath

  /// Reads the source; it takes a second or two.
  /// - Parameter screen: The screen's type, of which both variants have one.
  init(_ first: Variant, _ second: Variant, screen: String, root: String) throws {
    self.first = SourcePath(try TreeFacts(first.program, in: root), screen: screen, files: first.files)
    self.second = SourcePath(try TreeFacts(second.program, in: root), screen: screen, files: second.files)
  }
}
