import LessonPairs
import LessonScreens
import SourceTools

extension VariantSource {
  /// What the variants of a lesson use: a fault in it is in all of them.
  static func shared(by lesson: any LessonPair.Type) -> VariantSource {
    VariantSource(
      lesson: lesson.name, name: sharedName, folders: ["\(PackageFolder.lessons)/\(lesson.folder)"],
      program: PackageFolder.lessons, hasModel: false)
  }

  static let sharedName = "shared"

  /// Its Swift files.
  func files(in package: PackageFolder) -> [String] { folders.flatMap(package.swiftFiles) }

  /// What a design reads that the two trees do not.
  var ownInputs: [String] { isDesign ? folders : [] }

  /// What all variants see.
  static func sharedFiles(in package: PackageFolder) -> [String] {
    [PackageFolder.lessons, "Sources/Framework/Observing", "Sources/Framework/Renderer"].flatMap(package.swiftFiles)
  }
}

extension PackageFolder {
  fileprivate func swiftFiles(in folder: String) -> [String] { files(in: folder).filter { $0.hasSuffix(".swift") } }
}
