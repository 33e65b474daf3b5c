import Renderer

/// The experiments of a lesson as `workshop experiments --watch` shows them: what is on the screen, and what should be.
struct ExperimentFilm: Encodable {
  struct Step: Encodable {
    let event: String
    /// The experiment and the variant.
    let remark: String
    /// How many cells differ.
    let wrong: Int
    /// Frames, in which these cells are marked.
    let shown: Int
    let expected: Int
  }

  let steps: [Step]
  let frames: FrameTable

  init(_ scenes: [ExperimentWatch.Scene]) {
    var frames = FrameTable()
    steps = scenes.map { scene in
      Step(
        event: scene.event, remark: scene.title, wrong: scene.wrong.count,
        shown: frames.add(scene.marked(scene.shown), width: scene.size.width),
        expected: frames.add(scene.marked(scene.expected), width: scene.size.width))
    }
    self.frames = frames
  }
}
