import Equivalence
import LessonScreens

/// Two variants that are played beside each other.
package struct Pairing {
  let names: (first: String, second: String)
  /// What is compared after every event.
  let comparison: Comparison
  /// What the rule meter sees of them; nothing where their sources are not.
  let measure: TreeMeasure?

  package init(names: (first: String, second: String), comparing comparison: Comparison = .everything) {
    self.names = names
    self.comparison = comparison
    measure = nil
  }

  /// Measures their sources, which takes a second or two in a debug build.
  package init(_ first: VariantSource, _ second: VariantSource, comparing comparison: Comparison = .everything) {
    names = (first.name, second.name)
    self.comparison = comparison
    measure = TreeMeasure([first, second])
  }
}
