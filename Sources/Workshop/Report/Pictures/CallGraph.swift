import LessonPairs
import LessonScreens
import PlayBoth
import RuleMeter
import SourceTools

/// Which type of a lesson calls which, in some of its variants.
struct CallGraph {
  /// The name of the lesson's folder.
  let lesson: String
  /// One for each variant, to be set one below the other.
  let drawings: [CallGraphDrawing]

  /// - Parameter trees: Those that are read already, by their folders.
  init(_ pair: any LessonPair.Type, _ variants: [VariantSource], in root: String, trees: [String: TypeGraph]) throws {
    let sources = try LessonSources(PackageFolder(path: root))
    lesson = pair.folder
    drawings = try variants.map { variant in
      let files = try sources.files(in: variant.folders, hasModel: variant.hasModel)
      let graph = try trees[variant.program] ?? AnalysedProgram(at: "\(root)/\(variant.program)").typeGraph
      return CallGraphDrawing(
        title: variant.name, isTracked: files.contains(where: \.text.declaresTrackedScreen),
        screen: "\(pair.folder)Screen", places: CallGraph.places(of: pair.folder, in: graph, below: root))
    }
  }

  private static func places(of lesson: String, in graph: TypeGraph, below root: String) -> [TypeGraph.Arrow: Int] {
    let arrows = graph.places.map { arrow, count in
      var arrow = arrow
      (arrow.from, arrow.to) = (shown(arrow.from, root), shown(arrow.to, root))
      return (arrow, count)
    }
    let own = arrows.filter { arrow, _ in [arrow.from, arrow.to].allSatisfy { $0.file.contains("/\(lesson)/") } }
    return Dictionary(own, uniquingKeysWith: +)
  }

  /// What lies in the model's folder belongs to the model, even where it holds no application state itself.
  private static func shown(_ node: TypeGraph.Node, _ root: String) -> TypeGraph.Node {
    var node = node
    node.file = String(node.file.dropFirst(root.count))
    if node.kind == .other, VariantSource.isInSealedModel(node.file) { node.kind = .model }
    return node
  }

  var alternative: String {
    let parts = drawings.map { "In \($0.title), \($0.summary)." }
    return "Who calls whom in the lesson \(lesson.lowercased()). \(parts.joined(separator: " "))"
  }
}

extension CallGraphDrawing {
  fileprivate var summary: String {
    let nobodyIsTold = "nobody is told of changes" + (isTracked ? ", for what reads the model is tracked" : "")
    let nodes = Set(places.keys.flatMap { [$0.from, $0.to] })
    let models = nodes.filter { $0.kind == .model }.map(\.name).sorted()
    let holders = nodes.filter(\.holdsState).map(\.name).sorted()
    return [
      models.isEmpty ? "there is no model" : "the model is \(list(models))",
      holders.isEmpty ? "" : "application state is in \(list(holders))",
      sentence(on: .writes, "breaks a rule and writes to", "nobody breaks a rule to write to another"),
      sentence(on: .sets, "sets what it shows in", ""), sentence(on: .tells, "tells", nobodyIsTold),
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func sentence(on kind: TypeGraph.Arrow.Kind, _ verb: String, _ nobody: String) -> String {
    let targets = Dictionary(grouping: places.keys.filter { $0.kind == kind }, by: \.from.name)
    if targets.isEmpty { return nobody }
    return targets.sorted { $0.key < $1.key }
      .map { "\($0.key) \(verb) \(list($0.value.map(\.to.name).sorted()))" }.joined(separator: ", ")
  }

  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
