import Lessons

/// Something that a lesson's model can be asked for, with its arguments.
package struct ModelRequest<Model> {
  /// The function's name, without its arguments.
  package let name: String
  package let send: (Model) -> Void

  init(_ name: String, send: @escaping (Model) -> Void) {
    self.name = name
    self.send = send
  }
}

extension ModelDriver {
  /// Whether data can follow from others: nothing was asked for, or one thing. In every lesson an event asks for one thing
  /// at most.
  package static func isPossible(_ after: Model.SavedState, from before: Model.SavedState) -> Bool {
    after == before
      || requests(from: before, to: after).contains { request in
        let model = Model(state: before)
        request.send(model)
        return model.savedState == after
      }
  }

  /// Whether a model starts with these data.
  package static func isPossible(_ start: Model.SavedState, with settings: L.Settings, seed: UInt64) -> Bool {
    Self(settings: settings, seed: seed).model.savedState == start
  }
}
