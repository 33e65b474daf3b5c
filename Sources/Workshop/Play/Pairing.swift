import Equivalence
import LessonPairs
import Lessons

/// Two variants that are played beside each other.
struct Pairing {
  /// What they are called.
  var names: (first: String, second: String)
  /// What is compared after every event.
  var comparison = Comparison.everything
  /// What the rule meter sees of them; nothing where their sources are not.
  var measure: TreeMeasure?
}

extension Pairing {
  /// - Parameter isMeasured: Whether the rule meter reads their sources.
  init<L: Lesson>(_ first: Variant<L>, _ second: Variant<L>, isMeasured: Bool = true) {
    names = (first.name, second.name)
    comparison = first.comparison(with: second)
    measure = isMeasured ? TreeMeasure([first.source, second.source]) : nil
  }
}
