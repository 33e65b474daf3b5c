import Foundation
import LessonPairs
import LessonScreens
import SourceTools
import Synchronization

/// One variant of a lesson with its mutants, numbered among all that are built together.
struct MutatedTree {
  let lesson: String
  let variant: String
  let files: [MutatedFile]

  /// - Parameter number: That of the first mutant; zero stands for none.
  init(
    _ variant: VariantSource, in package: PackageFolder,
    by operators: [MutationOperator] = MutationOperator.allCases, firstNumber number: Int
  ) throws {
    lesson = variant.lesson
    self.variant = variant.name
    let own = try variant.files(in: package).map(package.parsed)
    let paths = Set(own.map(\.path))
    let framework = try VariantSource.sharedFiles(in: package).filter { !paths.contains($0) }.map(package.parsed)
    let declarations = Declarations(of: own, framework: framework)
    var (ordinals, number) = ([String: Int](), number)
    files = own.map { MutatedFile($0, declarations, operators: operators, ordinals: &ordinals, number: &number) }
  }

  var mutants: [Mutant] { files.flatMap(\.mutants) }
  var obstacles: [Obstacle] { files.flatMap(\.obstacles) }
}

extension PackageFolder {
  /// The files that were parsed last, by their paths: most trees stand on the same ones.
  private static let known = Mutex<[String: SourceText]>([:])

  fileprivate func parsed(_ file: String) throws -> SourceText {
    let text = try text(of: file)
    if let known = Self.known.withLock({ $0[file] }), known.text.utf8.elementsEqual(text.utf8) { return known }
    let parsed = SourceText(path: file, text: text)
    Self.known.withLock { $0[file] = parsed }
    return parsed
  }
}

extension VariantSource {
  /// What the variants of a lesson use: a fault in it is in all of them.
  static func shared(by lesson: any LessonPair.Type) -> VariantSource {
    VariantSource(
      lesson: lesson.name, name: "shared", folders: ["\(PackageFolder.lessons)/\(lesson.folder)"],
      program: PackageFolder.lessons, hasModel: false)
  }

  func files(in package: PackageFolder) -> [String] { folders.flatMap(package.swiftFiles) }

  /// Itself and what it is compared with: Worst and Separated with each other, a design with Separated.
  var comparedInputs: [String] { isDesign ? folders + [PackageFolder.separated] : TrialInputs.trees }

  static func sharedFiles(in package: PackageFolder) -> [String] {
    [PackageFolder.lessons, "Sources/Framework/Observing", "Sources/Framework/Renderer"].flatMap(package.swiftFiles)
  }
}

extension PackageFolder {
  fileprivate func swiftFiles(in folder: String) -> [String] { files(in: folder).filter { $0.hasSuffix(".swift") } }
}
