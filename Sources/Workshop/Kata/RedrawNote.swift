import Suites

extension RedrawDifference {
  private static let shown = 3

  /// What a participant reads of it.
  var lines: [String] {
    [("more", more), ("less", fewer)].compactMap { how, views in
      if views.isEmpty { return nil }
      let names = views.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.shown).map {
        "\($0.key) (\($0.value))"
      }
      let others = views.count > Self.shown ? " and \(views.count - Self.shown) more" : ""
      return
        "note: redrawn \(how) often than in the reference (at how many events): \(names.joined(separator: ", "))\(others)"
    }
  }
}
