import Equivalence
import LessonScreens

/// Two variants that are played beside each other.
package struct Pairing {
  let names: (first: String, second: String)
  /// What is compared after every event.
  private(set) var comparison = Comparison.everything
  /// What the rule meter sees of them; `nil` if their sources are not.
  private(set) var measure: TreeMeasure?

  package init(names: (first: String, second: String)) { self.names = names }

  /// Measures their sources, which takes a second or two in a debug build.
  package init(_ first: VariantSource, _ second: VariantSource, comparing comparison: Comparison = .everything) {
    names = (first.name, second.name)
    self.comparison = comparison
    measure = TreeMeasure([first, second])
  }
}
