import Lessons

extension NotesDriver {
  package static var smallSettings: [NoSettings] { [NoSettings()] }

  package static func data(of state: NotesState) -> [String] { state.notes }

  /// A text ends up in the data as it is.
  package static func requests(from before: [String], to after: [String]) -> [ModelRequest<Model>] {
    zip(before.indices, after).map { index, text in
      ModelRequest("replaceText") { $0.replaceText(of: index, with: text) }
    }
  }
}
