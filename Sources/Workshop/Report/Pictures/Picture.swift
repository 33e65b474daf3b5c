import Foundation
import LessonPairs
import LessonScreens
import RuleMeter
import SourceTools

/// A drawing for the pages of Docs: an SVG file of its own, which follows its reader's light or dark appearance.
struct Picture: Equatable, Sendable {
  /// Without a folder.
  let fileName: String
  /// What it says to people who cannot see it.
  let alternative: String
  let svg: String

  /// - Parameter styles: What the content needs beside the style sheet of all pictures.
  init(
    _ fileName: String, _ alternative: String, size: (width: Int, height: Int), styles: String = "", _ content: Markup
  ) {
    self.fileName = fileName
    self.alternative = alternative
    svg =
      ("""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" \
    height="\(size.height)" role="img" aria-labelledby="title">
    <title id="title">\(alternative)</title>
    <style>
    \(Markup(verbatim: String(decoding: PackageResources.Picture_css, as: UTF8.self) + styles))</style>
    <rect class="ground" width="\(size.width)" height="\(size.height)" rx="8"/>
    \(content)</svg>\n
    """ as Markup).text
  }

  var image: Markup {
    "<img alt=\"\(alternative)\" src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">\n"
  }

  /// The pictures of all pages, drawn from the code as it is and from what is recorded.
  /// - Complexity: Measures both trees, which takes seconds in a debug build.
  static func all(root: String) throws -> [Picture] {
    let worst = try AnalysedProgram(at: "\(root)/\(PackageFolder.worst)")
    let separated = try AnalysedProgram(at: "\(root)/\(PackageFolder.separated)")
    let trees = [PackageFolder.worst: worst.typeGraph, PackageFolder.separated: separated.typeGraph]
    let screens = try allLessons.map { try $0.screens() }
    let graphs = try allLessons.map { lesson in
      let variants = lesson.sources.filter { VariantName.inEveryLesson.contains($0.name) }
      return try CallGraph(lesson, variants, in: root, trees: trees)
    }
    let plots = try EffectsReport.record.readIfAny(in: root)?.plots ?? []
    return [overview(screens[0], worst.measure, separated.measure)]
      + screens.map(screen) + graphs.map(calls) + plots.map(\.picture)
  }

  /// The first lesson in both variants, and what the meter counts in all of them.
  private static func overview(
    _ drawing: ScreensDrawing, _ worst: ProgramMeasure, _ separated: ProgramMeasure
  ) -> Picture {
    let chart = BarsDrawing(width: drawing.size.width, worst: worst.count, separated: separated.count)
    return Picture(
      "overview.svg",
      "\(drawing.alternative) Below, what the meter counts in all five lessons: \(chart.alternative).",
      size: (drawing.size.width, drawing.size.height + chart.height),
      drawing.markup + "<g transform=\"translate(0 \(drawing.size.height))\">\n\(chart.markup)</g>\n")
  }

  static func calls(_ graph: CallGraph) -> Picture {
    var height = 0
    let content = graph.drawings.markup { drawing in
      defer { height += drawing.height }
      return "<g transform=\"translate(0 \(height))\">\n\(drawing.markup)</g>\n"
    }
    return Picture(
      "\(graph.lesson.lowercased())-calls.svg", graph.alternative,
      size: (CallGraphDrawing.width, height + CallGraphDrawing.legendHeight),
      """
      \(CallGraphDrawing.heads)\(content)<g transform="translate(0 \(height))">
      \(CallGraphDrawing.legend)</g>\n
      """)
  }

  static func bars(_ drawing: BarsDrawing) -> Picture {
    Picture("bars.svg", drawing.alternative, size: (drawing.width, drawing.height), drawing.markup)
  }

  static func screen(_ drawing: ScreensDrawing) -> Picture {
    Picture("\(drawing.lesson).svg", drawing.alternative, size: drawing.size, drawing.markup)
  }
}
