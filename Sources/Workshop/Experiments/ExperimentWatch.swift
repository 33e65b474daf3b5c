import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import PlainText
import Renderer
import Terminal

/// The experiments of a lesson for a room to follow: what is on the screen, beside what should be, an event a second.
/// The cells that differ are marked in both.
final class ExperimentWatch: TerminalApplication {
  struct Scene {
    let experiment: ExperimentKind
    let variant: String
    let event: String
    let size: Size
    let shown: [Cell]
    let expected: [Cell]
    let wrong: Set<Int>

    var title: String { "\(experiment.rawValue), \(experiment.words.title) · \(variant)" }

    /// - Parameter cells: What is shown, or expected.
    func marked(_ cells: [Cell]) -> [Cell] {
      cells.indices.map { Cell(cells[$0].glyph, wrong.contains($0) ? ExperimentWatch.mark : cells[$0].style) }
    }
  }

  private static let gap = 3
  private static let top = 2
  private static let bottom = 2
  /// Colour is not the only sign.
  fileprivate static let mark = Style(foreground: .yellow, attributes: [.reverse, .underline])

  let surface: Surface
  let acceptsText = false
  let help = [
    "Space             stop, and go on", "Right             the next event", "Left              the event before",
  ]

  private let scenes: [Scene]
  private var index = 0
  private var isRunning = true

  /// - Precondition: `scenes` is not empty.
  init(_ scenes: [Scene]) {
    precondition(!scenes.isEmpty, "There is something to watch (was nothing)")
    self.scenes = scenes
    let width = scenes.map(\.size.width).max() ?? 0
    let height = scenes.map(\.size.height).max() ?? 0
    surface = Surface(size: Size(width: width * 2 + Self.gap, height: Self.top + height + Self.bottom))
    draw()
  }

  func handle(_ key: Key) {
    switch key {
    case .character(" "): isRunning.toggle()
    case .right: step(by: 1)
    case .left: step(by: -1)
    default: return
    }
    draw()
  }

  func click(_ point: Point) {}

  func tick() {
    guard isRunning, index < scenes.count - 1 else { return }
    index += 1
    draw()
  }

  /// Stepping by hand stops it.
  private func step(by steps: Int) {
    isRunning = false
    index = min(max(index + steps, 0), scenes.count - 1)
  }

  // MARK: Drawing

  private var right: Int { surface.size.width - (surface.size.width - Self.gap) / 2 }

  private func draw() {
    let scene = scenes[index]
    surface.clear(Rect(surface.size))
    write(scene.title, row: 0, style: .bold)
    write("on the screen", row: 1, style: .dim)
    write("what should be", x: right, row: 1, style: .dim)
    copy(scene.shown, of: scene, x: 0)
    copy(scene.expected, of: scene, x: right)
    let differing = plural(scene.wrong.count, one: "cell differs", other: "cells differ")
    let difference = scene.wrong.isEmpty ? "every cell is right" : differing
    write("after \(scene.event): \(difference)", row: surface.size.height - 2)
    let state = isRunning ? "Space stops" : "stopped: Space goes on"
    write(
      "\(index + 1) of \(scenes.count) · \(state) · arrows step · q quits", row: surface.size.height - 1, style: .dim)
  }

  private func copy(_ cells: [Cell], of scene: Scene, x: Int) {
    let (marked, width) = (scene.marked(cells), scene.size.width)
    for row in 0..<scene.size.height {
      surface.write(Array(marked[row * width..<(row + 1) * width]), x: x, y: Self.top + row)
    }
  }

  private func write(_ text: String, x: Int = 0, row: Int, style: Style = .plain) {
    Canvas(on: surface, frame: Rect(x: x, y: row, width: surface.size.width - x)).line(text, style: style)
  }

  // MARK: Without a terminal

  /// How each experiment ends in each variant, without a terminal.
  static func ends(of scenes: [Scene]) -> [String] {
    let watch = ExperimentWatch(scenes)
    let ends = scenes.indices.filter { $0 == scenes.count - 1 || scenes[$0].title != scenes[$0 + 1].title }
    return ends.flatMap { index in
      watch.index = index
      watch.draw()
      return watch.surface.lines.dropLast() + [""]
    }
  }
}

extension LessonPair {
  /// The lesson's script, an experiment at a time, in each of the variants.
  static func experimentScenes(of variants: [VariantSource]) -> [ExperimentWatch.Scene] {
    ExperimentKind.allCases.flatMap { kind in variants.flatMap { scenes(kind, variant($0).screen, $0.name) } }
  }

  static func scenes<S: LessonScreen<L>>(
    _ kind: ExperimentKind, _ screen: S.Type, _ variant: String
  ) -> [ExperimentWatch.Scene] {
    var experiment = Experiment<S>(kind, settings: L.Settings(), seed: 1, events: L.parsedScript.events)
    return experiment.looks().map { look in
      ExperimentWatch.Scene(
        experiment: kind, variant: variant, event: look.event, size: look.size, shown: look.shown,
        expected: look.expected, wrong: Set(look.wrong))
    }
  }
}
