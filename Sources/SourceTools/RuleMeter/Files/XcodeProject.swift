import Foundation

/// The targets of an Xcode project: the files that they list and the folders that are synchronised with them.
struct XcodeProject {
  private typealias Object = [String: Any]

  private let objects: [String: Object]
  private let root: String
  /// The group that holds each group and file.
  private var parents: [String: String] = [:]

  /// - Parameter path: The `.xcodeproj`, absolute.
  static func targets(of path: String) -> [Target] {
    guard let data = FileManager.default.contents(atPath: "\(path)/project.pbxproj"), isBounded(data),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["objects"] as? [String: Any]
    else { return [] }
    let project = (list["rootObject"] as? String).flatMap { objects[$0] as? Object }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let root = folder.appendingPathComponent(project?["projectDirPath"] as? String ?? "").standardizedFileURL.path
    var read = XcodeProject(objects: objects.compactMapValues { $0 as? Object }, root: root)
    for (id, object) in read.objects {
      for child in object["children"] as? [String] ?? [] { read.parents[child] = id }
    }
    return (project?["targets"] as? [String] ?? []).compactMap(read.target)
  }

  /// The reader of property lists follows brackets as deep as they go.
  private static func isBounded(_ data: Data) -> Bool {
    data.withUnsafeBytes { Nesting.excess(in: $0.bindMemory(to: UInt8.self)) == nil }
  }

  private func target(_ id: String) -> Target? {
    guard let object = objects[id], let name = object["name"] as? String else { return nil }
    let type = object["productType"] as? String ?? ""
    var target = Target(name: name, isTest: type.hasSuffix("unit-test") || type.hasSuffix("ui-testing"))
    for phase in objects(object["buildPhases"]) where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in objects(phase["files"]) {
        if let reference = file["fileRef"] as? String, let path = path(of: reference) { target.files.insert(path) }
      }
    }
    target.folders = Set((object["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap { path(of: $0) })
    return target
  }

  private func objects(_ ids: Any?) -> [Object] { (ids as? [String] ?? []).compactMap { objects[$0] } }

  /// The place of a file or a group, which may be relative to that of the group around it.
  ///
  /// - Parameter depth: A project that a person did not make may hold groups in a circle.
  private func path(of id: String, depth: Int = 0) -> String? {
    guard depth < 100, let object = objects[id] else { return nil }
    let own = object["path"] as? String ?? ""
    let base: String?
    switch object["sourceTree"] as? String {
    case "<absolute>": base = "/"
    case "SOURCE_ROOT": base = root
    case "<group>": base = parents[id].map { path(of: $0, depth: depth + 1) } ?? root
    default: base = nil
    }
    return base.map { URL(fileURLWithPath: "\($0)/\(own)").standardizedFileURL.path }
  }
}
