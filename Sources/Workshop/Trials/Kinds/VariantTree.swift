import Checkout
import Designs

/// Where a variant keeps its lessons.
struct VariantTree {
  let name: String
  private let folders: [String]
  /// Whether the folders are those of a design of one lesson, and not those of a tree in which each lesson has its own.
  let isDesign: Bool

  private init(name: String, folders: [String]) {
    self.name = name
    self.folders = folders
    isDesign = false
  }

  static let worst = VariantTree(name: "worst", folders: [PackageFolder.worst])
  static let separated = VariantTree(name: "separated", folders: [PackageFolder.separated, PackageFolder.model])
  static let all = [worst, separated]

  /// What both variants of a lesson use: a fault in it is in both.
  static let shared = VariantTree(name: "shared", folders: [PackageFolder.lessons])

  /// The designs of Mines, but for those two.
  static let designs = allDesigns.filter { design in !all.contains { $0.name == design.name } }.map(VariantTree.init)

  /// A design of Mines, which has folders of its own unless it is one of the two.
  init(_ design: Design) {
    if let variant = Self.all.first(where: { $0.name == design.name }) {
      self = variant
      return
    }
    name = design.name
    folders = design.folders
    isDesign = true
  }

  /// The Swift files of a lesson, whose folder has its name in any case of letters.
  func files(of lesson: String, in package: PackageFolder) -> [String] {
    if isDesign { return folders.flatMap(package.swiftFiles) }
    return folders.flatMap { tree in
      package.folder(of: lesson, in: tree).map { package.swiftFiles(in: "\(tree)/\($0)") } ?? []
    }
  }

  /// What a design reads that the two trees do not.
  var ownInputs: [String] { isDesign ? ["Sources/Designs"] + folders : [] }

  /// What both variants see.
  static func sharedFiles(in package: PackageFolder) -> [String] {
    [PackageFolder.lessons, "Sources/Framework/Observing", "Sources/Framework/Renderer"].flatMap(package.swiftFiles)
  }
}

extension PackageFolder {
  fileprivate func swiftFiles(in folder: String) -> [String] { files(in: folder).filter { $0.hasSuffix(".swift") } }
}
