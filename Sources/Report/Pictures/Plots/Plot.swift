/// A drawing of figures, which stands in a picture of its own and in the report.
protocol Plot {
  /// What the file with its picture is called; no other plot of the report has this name.
  var name: String { get }
  /// What a person says who has looked at it for ten seconds.
  var finding: String { get }
  /// All that it shows, for a person who cannot see it.
  var alternative: String { get }
  var size: (width: Int, height: Int) { get }
  /// Without its title.
  var markup: Markup { get }
}

extension Plot {
  var picture: Picture {
    Picture("\(name).svg", alternative, size: size, styles: ReportResources.plotStyles, content)
  }

  /// For the report, whose style sheet has the plots' styles, too.
  var figure: Markup {
    """
    <figure class="chart"><svg viewBox="0 0 \(size.width) \(size.height)" role="img" aria-labelledby="plot-\(name)">
    <title id="plot-\(name)">\(alternative)</title>
    \(content)</svg></figure>

    """
  }

  private var content: Markup {
    """
    <text x="16" y="28" class="plot title">\(finding)</text>
    \(markup)
    """
  }
}
