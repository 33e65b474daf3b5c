/// A drawing of figures, which stands in a picture of its own and in the report.
protocol Plot {
  /// What the file with its picture is called; no other plot of the report has this name.
  var name: String { get }
  /// What somebody says after looking at it for ten seconds.
  var finding: String { get }
  /// All that it shows, for a person who cannot see it.
  var alternative: String { get }
  /// What else one has to know to read it, in lines that are no longer than a drawing is wide.
  var note: [String] { get }
  /// They stand beside each other where there is room, and otherwise one below the other.
  var drawings: [Drawing] { get }
}

/// A part of a plot, without titles.
struct Drawing {
  let size: (width: Int, height: Int)
  let markup: Markup
}

extension Plot {
  /// A file of its own: the title above the drawings, and the note below.
  var picture: Picture {
    let top = 44
    let line = 18
    let height = drawings.map(\.size.height).max() ?? 0
    var x = 0
    let parts = drawings.markup { drawing in
      defer { x += drawing.size.width }
      return "<g transform=\"translate(\(x) \(top))\">\n\(drawing.markup)</g>\n"
    }
    let notes = note.enumerated().markup {
      "<text x=\"16\" y=\"\(top + height + line * ($0.offset + 1))\" class=\"plot note\">\($0.element)</text>\n"
    }
    return Picture(
      "\(name).svg", alternative, size: (x, top + height + line * note.count + 12),
      styles: ReportResources.plotStyles,
      "<text x=\"16\" y=\"28\" class=\"plot title\">\(finding)</text>\n\(parts)\(notes)")
  }

  /// For the report, whose style sheet has the plots' styles, too.
  var figure: Markup {
    """
    <figure class="chart \(name)"><figcaption>\(finding)</figcaption>
    <div class="parts" role="img" aria-label="\(alternative)">
    \(drawings.markup { "<svg viewBox=\"0 0 \($0.size.width) \($0.size.height)\">\n\($0.markup)</svg>\n" })</div>
    <p class="hint">\(note.joined(separator: " "))</p></figure>\n
    """
  }
}
