import Console
import Foundation
import SourceDiff

/// `workshop diff`: what moved from the worst variant into the model, inside the screen, what is new and what is gone.
struct DiffCommand {
  enum Format: String, CaseIterable {
    case text, json
  }

  private let format: Format
  private let color: ColorChoice
  private let lessons: [String]

  /// - Parameter known: The names of the lessons; without an argument, those of them that have sources.
  init(_ arguments: inout Arguments, known: [String]) throws(CommandError) {
    format = try arguments.choice("format", of: Format.self) ?? .text
    color = try arguments.choice("color", of: ColorChoice.self) ?? .auto
    var lessons: [String] = []
    while let word = arguments.nextOperand() {
      guard known.contains(word) else {
        throw .usage("Unknown lesson '\(word)': choose one of \(known.joined(separator: ", ")).")
      }
      if !lessons.contains(word) { lessons.append(word) }
    }
    try arguments.finish()
    self.lessons = lessons.isEmpty ? known : lessons
  }

  func run() throws {
    let folder = try LessonSources(root: FileManager.default.currentDirectoryPath)
    let differences = try lessons.map { try LessonDifference(lesson: $0, folder.files(of: $0)) }
    let output = Output()
    switch format {
    case .json: try output.line(DiffReport(differences).json())
    case .text:
      let layout = DiffLayout.current(color: color, environment: ProcessInfo.processInfo.environment)
      for line in DiffText(layout).lines(differences) { try output.line(line) }
    }
    try output.flush()
    if let problem = differences.lazy.flatMap(\.difference.problems).first {
      throw CommandError.badData("\(problem): mend it; the lines behind may be compared wrongly.")
    }
  }
}

/// A lesson with what moved in it.
struct LessonDifference {
  let lesson: String
  let difference: SourceDifference

  init(lesson: String, _ files: (old: [SourceFile], new: [SourceFile])) {
    self.lesson = lesson
    difference = SourceDifference(from: files.old, to: files.new)
  }
}
