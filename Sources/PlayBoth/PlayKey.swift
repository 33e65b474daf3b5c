/// The keys of `play` itself: letters for which no lesson has a control.
enum PlayKey: Character, CaseIterable {
  case flow = "t"
  case counts = "v"

  var purpose: String {
    switch self {
    case .flow: "shows each event's path"
    case .counts: "shows how often each variant breaks the rules"
    }
  }
}
