import Checkout
import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Scripts
import SourceDiff

/// The way that the data of Mines takes in each of its designs, event by event of the lesson's script.
struct DesignsFlow: Encodable {
  /// The start, then one for each event.
  let steps: [Step]
  let designs: [Variant]
  let frames: FrameTable

  struct Step: Encodable {
    let event: String
    let remark: String
    /// Whether frame and saved state are the same in all designs.
    let isEqual: Bool
  }

  struct Variant: Encodable {
    let name: String
    let hasModel: Bool
    /// One for each step.
    let reactions: [Flow.Reaction]
  }
}

// MARK: - Recording

extension DesignsFlow {
  /// What one design did, step by step.
  private struct Play {
    let variant: Variant
    let states: [MinesState]
  }

  /// - Parameters:
  ///   - trees: The two that are read already.
  ///   - root: The package's folder.
  init(_ trees: (worst: TreeFacts, separated: TreeFacts), in root: String) throws {
    let sources = try LessonSources(PackageFolder(path: root))
    var frames = FrameTable()
    var plays: [Play] = []
    for design in MinesPair.variants {
      let source = design.source
      let tree =
        switch source.program {
        case PackageFolder.worst: trees.worst
        case PackageFolder.separated: trees.separated
        default: try TreeFacts(source.program, in: root)
        }
      let path = SourcePath(
        tree, screen: "MinesScreen", files: try sources.files(in: source.folders, hasModel: source.hasModel))
      plays.append(try DesignsFlow.play(design.screen, named: design.name, path, &frames))
    }
    self.init(plays, frames)
  }

  private init(_ plays: [Play], _ frames: FrameTable) {
    let remarks = ScriptRemarks(Mines.script)
    let events = [("the start", "")] + Mines.parsedScript.steps.map { ($0.text, remarks[line: $0.line]) }
    steps = events.indices.map { index in
      Step(
        event: events[index].0, remark: events[index].1,
        isEqual: plays.allSatisfy {
          $0.variant.reactions[index].frame == plays[0].variant.reactions[index].frame
            && $0.states[index] == plays[0].states[index]
        })
    }
    designs = plays.map(\.variant)
    self.frames = frames
  }

  private static func play<Screen: ShareableScreen<MinesControl, MinesSettings, MinesState>>(
    _ screen: Screen.Type, named name: String, _ path: SourcePath, _ frames: inout FrameTable
  ) throws -> Play {
    let records = try FlowRecorder(screen, settings: MinesSettings(), seed: 1, path).play(Mines.parsedScript, &frames)
    return Play(
      variant: Variant(name: name, hasModel: path.hasModel, reactions: records.map(\.reaction)),
      states: records.map(\.savedState))
  }
}
