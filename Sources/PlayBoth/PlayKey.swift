import Renderer

/// The keys of `play` itself. A lesson keeps a letter that it has a control for; the capital is always ours.
enum PlayKey: Character, CaseIterable {
  case flow = "t"
  case counts = "v"

  var purpose: String {
    switch self {
    case .flow: "shows the way of each event"
    case .counts: "shows how often each variant breaks the rules"
    }
  }

  /// What to press while these views are shown.
  func letter(in views: ViewTable) -> Character { views.hasControl(forKey: rawValue) ? capital : rawValue }

  func isPressed(_ key: Key, in views: ViewTable) -> Bool {
    key == .character(capital) || key == .character(letter(in: views))
  }

  private var capital: Character { Character(rawValue.uppercased()) }
}
