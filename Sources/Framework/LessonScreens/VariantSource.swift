import Lessons

/// The names of those variants that some sentence or figure is about.
package enum VariantName {
  package static let worst = "worst"
  package static let trackedScreen = "tracked-screen"
  package static let separated = "separated"
  package static let observable = "observable"

  /// The two that every lesson is told with.
  package static let both = [worst, separated]
}

/// What a variant of a lesson is called, and where its source is.
package struct VariantSource: Hashable, Sendable {
  package let lesson: String
  package let name: String
  /// In the package.
  package let folders: [String]
  /// The folder of the program that it is a part of, which is measured as a whole.
  package let program: String

  /// Whether a part of it is a model, sealed or not.
  package let hasModel: Bool

  /// - Parameter program: The only folder unless another one is given.
  package init(lesson: String, name: String, folders: [String], program: String? = nil, hasModel: Bool) {
    self.lesson = lesson
    self.name = name
    self.folders = folders
    self.program = program ?? folders[0]
    self.hasModel = hasModel
  }

  /// Whether a file is that of a sealed model: a module of its own, which cannot import the renderer.
  package static func isInSealedModel(_ file: String) -> Bool { file.contains("/Model/") }

  /// Whether it is a program of its own, and no part of a tree in which every lesson has a folder.
  package var isDesign: Bool { folders == [program] }
}

extension VariantSource {
  package static func worst<L: Lesson>(of lesson: L.Type) -> VariantSource {
    VariantSource(
      lesson: L.name, name: VariantName.worst, folders: ["Sources/Worst/\(L.self)"], program: "Sources/Worst",
      hasModel: false)
  }

  package static func separated<L: Lesson>(of lesson: L.Type) -> VariantSource {
    VariantSource(
      lesson: L.name, name: VariantName.separated,
      folders: ["Sources/Separated/\(L.self)", "Sources/Separated/Model/\(L.self)"], program: "Sources/Separated",
      hasModel: true)
  }
}
