/// What one variant does at a step of a flow player; the page's script fills it.
struct FlowCard {
  /// What the data call the variant.
  let variant: String
  let title: String
  let hasModel: Bool
  /// The player's, unique in the page.
  let player: String
  /// What the place in the source is said to do.
  let source: String
  var isHidden = false

  var markup: Markup {
    """
    <article class="variant \(variant)" data-variant="\(variant)"\(isHidden ? " hidden" : "")>
    <h4>\(title)</h4>
    <div class="picture"><pre class="frame" role="img" aria-label="Frame, \(title)"></pre>\(diagram.markup)</div>
    <dl>
    \(detail("asked", "Asked", "recorded"))\
    \(detail("source", source, "read"))\
    \(detail("state", hasModel ? "Writes in model" : "Writes in views", "recorded"))\
    \(detail("announced", "Notifications", "recorded"))\
    \(detail("refreshed", "Refreshed", "recorded"))\
    \(detail("viewState", "View state", "recorded"))\
    \(detail("redrawn", "Redrawn", "recorded"))</dl>
    </article>

    """
  }

  private var diagram: FlowDiagram { FlowDiagram(title: title, hasModel: hasModel, id: "\(player)-\(variant)") }

  private func detail(_ key: String, _ title: String, _ how: String) -> Markup {
    "<div class=\"detail\"><dt>\(title) <small>\(how)</small></dt><dd data-list=\"\(key)\"></dd></div>\n"
  }
}
