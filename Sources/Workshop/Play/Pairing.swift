import Checkout
import Designs
import Equivalence
import Lessons

/// Two variants that are played beside each other.
struct Pairing {
  /// What they are called.
  var names: (first: String, second: String) = ("worst", "separated")
  /// What is compared after every event.
  var comparison = Comparison.everything
  /// What the rule meter sees of them; nothing where their sources are not.
  var measure: TreeMeasure?
}

extension Pairing {
  /// Both variants of a lesson.
  init<L: Lesson>(of lesson: L.Type) {
    let folder = "\(lesson)"
    let trees: [TreeMeasure.Variant] = [
      (names.first, PackageFolder.worst, ["\(PackageFolder.worst)/\(folder)"]),
      (
        names.second, PackageFolder.separated,
        [PackageFolder.separated, PackageFolder.model].map { "\($0)/\(folder)" }
      ),
    ]
    measure = TreeMeasure(trees)
  }

  /// Two designs of Mines. Where one of them redraws as it likes, redraws are not compared.
  init(_ first: Design, _ second: Design) {
    names = (first.name, second.name)
    comparison = first.comparison == .everything ? second.comparison : first.comparison
    measure = TreeMeasure([first, second].map { ($0.name, $0.program, $0.folders) })
  }
}
