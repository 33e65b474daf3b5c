/// The flow player of the designs of Mines, of which it shows the two that are chosen.
struct DesignsPlayer {
  private static let chosen = (left: "worst", right: "separated")

  let flow: DesignsFlow

  func markup() throws -> Markup {
    """
    <section class="player" data-flow="designs" aria-label="Flow player of two designs">
    <h3>Any two, event by event</h3>
    <p class="choices">\(choice("Left", Self.chosen.left)) \(choice("Right", Self.chosen.right))</p>
    \(FlowControls(steps: flow.steps.count).markup)
    <div class="variants">
    \(flow.designs.markup { card($0).markup })</div>
    \(FlowControls.hint)
    </section>
    \(try DataScript.markup(id: "flow-designs", flow))
    """
  }

  private func choice(_ side: String, _ chosen: String) -> Markup {
    """
    <label>\(side) <select data-choice="\(side.lowercased())">\
    \(flow.designs.map { "<option\($0.name == chosen ? " selected" : "")>\($0.name)</option>" })</select></label>
    """
  }

  private func card(_ design: DesignsFlow.Variant) -> FlowCard {
    FlowCard(
      variant: design.name, title: design.name, hasModel: design.hasModel, player: "designs",
      source: design.hasModel ? "Requests, rules" : "Breaks rules at",
      isHidden: ![Self.chosen.left, Self.chosen.right].contains(design.name))
  }
}
