/// What one variant does at a step of a flow player; the page's script fills it.
struct FlowCard {
  let variant: Flow.Variant
  /// The player's, unique in the page.
  let player: String
  let isHidden: Bool

  var markup: Markup {
    """
    <article class="variant \(name)" data-variant="\(name)"\(isHidden ? " hidden" : "")>
    <h4>\(name)</h4>
    <div class="picture"><pre class="frame" role="img" aria-label="Frame, \(name)"></pre>\(FlowDiagram(variant: variant, id: "\(player)-\(name)").markup)</div>
    <dl>
    \(detail("asked", "Asked", "recorded"))\
    \(detail("source", source, "read"))\
    \(detail("state", variant.hasModel ? "Writes in model" : "Writes in views", "recorded"))\
    \(detail("announced", "Notifications", "recorded", none: variant.isTracked ? FlowCard.tracked : "none"))\
    \(detail("refreshed", "Refreshed", "recorded"))\
    \(detail("viewState", "View state", "recorded"))\
    \(detail("redrawn", "Redrawn", "recorded"))</dl>
    </article>\n
    """
  }

  /// What stands in place of notifications where they are not needed.
  private static let tracked = "none: what reads the data as it is drawn is tracked, and drawn again"

  private var name: String { variant.name }

  private var source: String {
    if !variant.hasModel { return "Breaks rules at" }
    return variant.breaksRules ? "Requests, rules" : "Requests"
  }

  private func detail(_ key: String, _ title: String, _ how: String, none: String = "none") -> Markup {
    let words: Markup = none == "none" ? "" : " data-none=\"\(none)\""
    return "<div class=\"detail\"><dt>\(title) <small>\(how)</small></dt><dd data-list=\"\(key)\"\(words)></dd></div>\n"
  }
}
