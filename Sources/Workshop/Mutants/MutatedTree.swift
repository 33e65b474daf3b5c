import Checkout
import Designs
import Foundation
import Mutation

/// One variant of a lesson with its mutants, numbered among all that are built together.
struct MutatedTree {
  let lesson: String
  let variant: String
  let files: [MutatedFile]
  /// The number of the first mutant.
  let firstNumber: Int

  /// - Parameter firstNumber: Zero stands for no mutant.
  init(
    _ variant: VariantTree, of lesson: String, in package: PackageFolder,
    by operators: [MutationOperator] = MutationOperator.faults, firstNumber: Int
  ) throws {
    self.lesson = lesson
    self.variant = variant.name
    self.firstNumber = firstNumber
    let own = try variant.files(of: lesson, in: package).map(package.source)
    let paths = Set(own.map(\.path))
    let framework = try VariantTree.sharedFiles(in: package).filter { !paths.contains($0) }.map(package.source)
    let declarations = Declarations(of: own, framework: framework)
    var ordinals: [String: Int] = [:]
    files = own.map { MutatedFile($0, declarations, operators: operators, ordinals: &ordinals) }
  }

  var mutants: [Mutant] { files.flatMap(\.mutants) }
  var obstacles: [Obstacle] { files.flatMap(\.obstacles) }
  var numbers: Range<Int> { firstNumber..<firstNumber + mutants.count }
}

/// Where a variant keeps its lessons.
struct VariantTree {
  let name: String
  private let folders: [String]
  /// Whether the folders are the lesson's, and not those of a tree in which each lesson has its own.
  private let isLesson: Bool

  private init(name: String, folders: [String]) {
    self.name = name
    self.folders = folders
    isLesson = false
  }

  static let worst = VariantTree(name: "worst", folders: [PackageFolder.worst])
  static let separated = VariantTree(name: "separated", folders: [PackageFolder.separated, PackageFolder.model])
  static let all = [worst, separated]

  /// What both variants of a lesson use: a fault in it is in both.
  static let shared = VariantTree(name: "shared", folders: [PackageFolder.lessons])

  /// A design of Mines, which has folders of its own.
  init(_ design: Design) {
    name = design.name
    folders = design.folders
    isLesson = true
  }

  /// The Swift files of a lesson, whose folder has its name in any case of letters.
  func files(of lesson: String, in package: PackageFolder) -> [String] {
    if isLesson { return folders.flatMap(package.swiftFiles) }
    return folders.flatMap { tree in
      package.folder(of: lesson, in: tree).map { package.swiftFiles(in: "\(tree)/\($0)") } ?? []
    }
  }

  /// What both variants see.
  static func sharedFiles(in package: PackageFolder) -> [String] {
    [PackageFolder.lessons, "Sources/Framework/Observing", "Sources/Framework/Renderer"].flatMap(package.swiftFiles)
  }
}

extension PackageFolder {
  fileprivate func swiftFiles(in folder: String) -> [String] { files(in: folder).filter { $0.hasSuffix(".swift") } }

  fileprivate func source(_ file: String) throws -> SourceText { SourceText(path: file, text: try text(of: file)) }
}
