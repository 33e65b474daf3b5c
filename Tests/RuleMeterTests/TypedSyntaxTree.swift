import Foundation

/// The writes of properties that the compiler's typed syntax tree shows.
struct TypedSyntaxTree {
  /// A write, by the line of the written name and the property it ends in.
  struct Write: Hashable, Comparable, CustomStringConvertible {
    let file: String
    let line: Int
    let property: String

    var description: String { "\(file):\(line) \(property)" }

    static func < (left: Write, right: Write) -> Bool { left.description < right.description }
  }

  private(set) var writes: [Write] = []
  private var file = ""
  private var starts: [Int] = []
  private var inOutParameters: Set<String> = []

  /// Type-checks files as one module.
  /// - Parameter imports: Where the modules they import were built.
  init(files: [String], imports: [String] = [], module: String = "Program") throws {
    for file in files {
      let others = files.filter { $0 != file }
      self.file = file
      let text = try Data(contentsOf: URL(fileURLWithPath: file))
      starts = [0] + text.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
      let tree = try Self.dump(file, others, imports, module)
      for item in tree["items"] as? [Any] ?? [] { visit(item) }
    }
  }

  private static func dump(
    _ file: String, _ others: [String], _ imports: [String], _ module: String
  ) throws -> [String: Any] {
    let words =
      ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library", "-swift-version", "6"]
      + ["-package-name", "program", "-module-name", module] + imports.flatMap { ["-I", $0] }
    let data = try Compiler.run(words + ["-primary-file", file] + others).output
    guard let tree = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return tree
  }

  private mutating func visit(_ node: Any) {
    if let list = node as? [Any] { return list.forEach { visit($0) } }
    guard let node = node as? [String: Any] else { return }
    if node["implicit"] as? Bool == true, ["accessor_decl", "constructor_decl"].contains(node["_kind"] as? String) {
      return
    }
    if let parameters = node["params"] { noteInOut(parameters) }
    switch node["_kind"] as? String {
    case "assign_expr":
      record(node["dest"])
      visitInside(node["dest"])
      visit(node["src"] ?? [])
    case "inout_expr":
      record(node["sub_expr"])
      visitInside(node["sub_expr"])
    case "load_expr": visitInside(node["sub_expr"])
    default:
      for (key, value) in node.sorted(by: { $0.key < $1.key }) where !Self.repeated.contains(key) { visit(value) }
    }
  }

  /// Notes which of a function's parameters are `inout`, before its body is visited.
  private mutating func noteInOut(_ node: Any) {
    let parameters = (node as? [String: Any])?["params"] as? [[String: Any]] ?? []
    for parameter in parameters where parameter["inout"] as? Bool == true {
      let name = (parameter["name"] as? [String: Any])?["base_name"] as? [String: Any]
      if let name = name?["name"] as? String { inOutParameters.insert(name) }
    }
  }

  /// What a written path contains besides the path: indices, calls. The path itself is one write.
  private mutating func visitInside(_ node: Any?) {
    guard let node = node as? [String: Any] else { return }
    let kind = node["_kind"] as? String ?? ""
    if kind == "tuple_expr" || kind == "paren_expr" { return }
    for (key, value) in node.sorted(by: { $0.key < $1.key }) where !Self.repeated.contains(key) {
      if Self.pathKeys.contains(key), kind != "call_expr" { visitInside(value) } else { visit(value) }
    }
  }

  /// References to declarations, and what the tree shows a second time.
  private static let repeated: Set<String> = ["decl", "original_init"]
  private static let pathKeys: Set<String> = ["base", "sub_expr"]

  private mutating func record(_ target: Any?) {
    guard let target = target as? [String: Any] else { return }
    if target["_kind"] as? String == "tuple_expr" {
      for element in target["elements"] as? [Any] ?? [] { record((element as? [String: Any])?["expr"] ?? element) }
      return
    }
    if target["_kind"] as? String == "keypath_application_expr" { return recordKeyPath(target) }
    guard let leaf = leaf(of: target), isShared(leaf) else { return }
    guard let range = leaf["range"] as? [String: Int], let end = range["end"],
      let name = (leaf["decl"] as? [String: Any])?["base_name"] as? String
    else { return }
    add(name, at: end)
  }

  /// A literal key path names its property; what a variable holds the tree does not say.
  private mutating func recordKeyPath(_ node: [String: Any]) {
    let components = (node["keypath"] as? [String: Any])?["components"] as? [[String: Any]] ?? []
    let name = (components.last?["decl"] as? [String: Any])?["base_name"] as? String
    guard let start = (node["range"] as? [String: Int])?["start"] else { return }
    add(name ?? TypedSyntaxTree.unnamed, at: start)
  }

  /// Stands for the property of a key path in a variable.
  static let unnamed = "key path"

  private mutating func add(_ name: String, at offset: Int) {
    let line = (starts.lastIndex { $0 <= offset } ?? 0) + 1
    writes.append(Write(file: file, line: line, property: name))
  }

  /// The last property on a path: through subscripts, optionals and tuples.
  private func leaf(of node: [String: Any]) -> [String: Any]? {
    switch node["_kind"] as? String {
    case "member_ref_expr": return node
    case "declref_expr": return isGlobal(node) ? node : nil
    default:
      guard let next = (node["base"] ?? node["sub_expr"]) as? [String: Any] else { return nil }
      return leaf(of: next)
    }
  }

  private func isGlobal(_ node: [String: Any]) -> Bool {
    let identifier = (node["decl"] as? [String: Any])?["decl_usr"] as? String ?? ""
    return !identifier.isEmpty && !identifier.contains("L_")
  }

  /// Whether the written storage outlives the statement, and is not a local copy: whether the path begins at an object, at
  /// `self`, at a global or at an `inout` parameter.
  private func isShared(_ node: [String: Any]) -> Bool {
    var next = node["base"] as? [String: Any]
    while let node = next {
      if isObject(node["type"] as? String ?? "") { return true }
      if node["_kind"] as? String == "declref_expr" {
        let name = (node["decl"] as? [String: Any])?["base_name"] as? String ?? ""
        return isGlobal(node) || name == "self" || inOutParameters.contains(name)
      }
      next = (node["base"] ?? node["sub_expr"]) as? [String: Any]
    }
    return true
  }

  /// A mangled type that ends in a class: `…C`, with its generic arguments, optional or not.
  private func isObject(_ type: String) -> Bool { type.contains(/C(y.*G)?(Sg)?(z|_p)?D$/) }
}

enum Compiler {
  static func run(_ words: [String]) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}
