import Foundation
import LessonPairs
import LessonScreens
import SourceTools

/// One variant of a lesson with its mutants, numbered among all that are built together.
struct MutatedTree {
  let lesson: String
  let variant: String
  let files: [MutatedFile]
  let firstNumber: Int

  /// - Parameter firstNumber: Zero stands for no mutant.
  init(
    _ variant: VariantSource, in package: PackageFolder,
    by operators: [MutationOperator] = MutationOperator.allCases, firstNumber: Int
  ) throws {
    lesson = variant.lesson
    self.variant = variant.name
    self.firstNumber = firstNumber
    let own = try variant.files(in: package).map(package.source)
    let paths = Set(own.map(\.path))
    let framework = try VariantSource.sharedFiles(in: package).filter { !paths.contains($0) }.map(package.source)
    let declarations = Declarations(of: own, framework: framework)
    var ordinals: [String: Int] = [:]
    files = own.map { MutatedFile($0, declarations, operators: operators, ordinals: &ordinals) }
  }

  /// Names it among all: `mines-worst`.
  var name: String { "\(lesson)-\(variant)" }
  var mutants: [Mutant] { files.flatMap(\.mutants) }
  var obstacles: [Obstacle] { files.flatMap(\.obstacles) }
  var numbers: Range<Int> { firstNumber..<firstNumber + mutants.count }
}

extension PackageFolder {
  fileprivate func source(_ file: String) throws -> SourceText { SourceText(path: file, text: try text(of: file)) }
}

extension VariantSource {
  /// What the variants of a lesson use: a fault in it is in all of them.
  static func shared(by lesson: any LessonPair.Type) -> VariantSource {
    VariantSource(
      lesson: lesson.name, name: sharedName, folders: ["\(PackageFolder.lessons)/\(lesson.folder)"],
      program: PackageFolder.lessons, hasModel: false)
  }

  static let sharedName = "shared"

  func files(in package: PackageFolder) -> [String] { folders.flatMap(package.swiftFiles) }

  /// What a design reads that the two trees do not.
  var ownInputs: [String] { isDesign ? folders : [] }

  static func sharedFiles(in package: PackageFolder) -> [String] {
    [PackageFolder.lessons, "Sources/Framework/Observing", "Sources/Framework/Renderer"].flatMap(package.swiftFiles)
  }
}

extension PackageFolder {
  fileprivate func swiftFiles(in folder: String) -> [String] { files(in: folder).filter { $0.hasSuffix(".swift") } }
}
