import Checkout
import RuleMeter

/// Which type of a lesson calls which, in either variant.
struct CallGraph {
  /// The name of the lesson's folder.
  let lesson: String
  let worst: [TypeGraph.Arrow: Int]
  let separated: [TypeGraph.Arrow: Int]

  /// - Parameters:
  ///   - worst: The calls in the whole tree.
  ///   - separated: The calls in the whole tree, with its models.
  init(lesson: String, worst: TypeGraph, separated: TypeGraph) {
    self.lesson = lesson
    self.worst = CallGraph.places(of: lesson, in: worst)
    self.separated = CallGraph.places(of: lesson, in: separated)
  }

  private static func places(of lesson: String, in graph: TypeGraph) -> [TypeGraph.Arrow: Int] {
    let own = graph.places.filter { arrow, _ in
      [arrow.from, arrow.to].allSatisfy { $0.file.contains("/\(lesson)/") }
    }
    let arrows = own.map { arrow, count in
      (TypeGraph.Arrow(from: shown(arrow.from), to: shown(arrow.to), kind: arrow.kind), count)
    }
    return Dictionary(arrows, uniquingKeysWith: +)
  }

  /// What lies in the model's folder belongs to the model, even where it holds no application state itself.
  private static func shown(_ node: TypeGraph.Node) -> TypeGraph.Node {
    let isInModel = node.kind == .other && node.file.contains("/Model/")
    return isInModel
      ? TypeGraph.Node(name: node.name, kind: .model, file: node.file, holdsState: node.holdsState) : node
  }
}

extension CallGraph {
  /// The two variants, to be set one below the other.
  var drawings: (worst: CallGraphDrawing, separated: CallGraphDrawing) {
    (
      CallGraphDrawing(title: "worst", screen: "\(lesson)Screen", places: worst),
      CallGraphDrawing(title: "separated", screen: "\(lesson)Screen", places: separated)
    )
  }

  /// What a reader should see in it.
  var alternative: String {
    "Who calls whom in the lesson \(lesson.lowercased()). In worst, \(summary(of: worst)). "
      + "In separated, \(summary(of: separated))."
  }

  private func summary(of places: [TypeGraph.Arrow: Int]) -> String {
    let nodes = Set(places.keys.flatMap { [$0.from, $0.to] })
    let models = nodes.filter { $0.kind == .model }.map(\.name).sorted()
    let holders = nodes.filter(\.holdsState).map(\.name).sorted()
    return [
      models.isEmpty ? "there is no model" : "the model is \(CallGraph.list(models))",
      holders.isEmpty ? "" : "application state is in \(CallGraph.list(holders))",
      arrows(.writes, "breaks a rule and writes to", "nobody breaks a rule to write to another", places),
      arrows(.sets, "sets what it shows in", "", places),
      arrows(.tells, "tells", "nobody is told of changes", places),
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Who does something to whom, a clause for each.
  private func arrows(
    _ kind: TypeGraph.Arrow.Kind, _ verb: String, _ nobody: String, _ places: [TypeGraph.Arrow: Int]
  ) -> String {
    let targets = Dictionary(grouping: places.keys.filter { $0.kind == kind }, by: \.from.name)
    if targets.isEmpty { return nobody }
    return targets.sorted { $0.key < $1.key }
      .map { "\($0.key) \(verb) \(CallGraph.list($0.value.map(\.to.name).sorted()))" }.joined(separator: ", ")
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
