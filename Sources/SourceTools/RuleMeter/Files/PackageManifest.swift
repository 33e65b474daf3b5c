import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// The targets of a `Package.swift`, as far as they are written out: names and paths that are computed are passed over.
enum PackageManifest {
  /// What manifests declare, by their text: all programs of a package have the same one.
  private static let known = Mutex<[Data: [TargetCall]]>([:])

  /// - Parameter path: The manifest, absolute.
  static func targets(of path: String) -> [Target] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let found = known.withLock { $0[data] } ?? DeepStack.run { calls(in: data) }
    known.withLock { $0[data] = found }
    return found.map { call in
      let place = call.path ?? conventional(call, in: folder)
      let absolute = URL(fileURLWithPath: place, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      return Target(name: call.name, isTest: call.isTest, folders: [absolute.standardizedFileURL.path])
    }
  }

  private static func calls(in manifest: Data) -> [TargetCall] {
    manifest.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      guard bytes.count <= FileParser.largestFile, Nesting.excess(in: bytes) == nil else { return [] }
      let visitor = TargetCalls(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: bytes))
      return visitor.found
    }
  }

  /// Where the package manager looks when a target names no path.
  private static func conventional(_ call: TargetCall, in folder: String) -> String {
    let parents = call.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let places = parents.map { "\($0)/\(call.name)" }
    return places.first { FileManager.default.fileExists(atPath: "\(folder)/\($0)") } ?? places[0]
  }

  private typealias TargetCall = (name: String, path: String?, isTest: Bool)

  /// `.target(name: "App", path: "App")`, wherever it stands but among dependencies.
  private final class TargetCalls: SyntaxVisitor {
    var found: [TargetCall] = []

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      node.label?.text == "dependencies" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard let kind, ["target", "executableTarget", "testTarget", "macro"].contains(kind),
        let name = text("name", in: node)
      else { return .visitChildren }
      found.append((name, text("path", in: node), kind == "testTarget"))
      return .visitChildren
    }

    private func text(_ label: String, in node: FunctionCallExprSyntax) -> String? {
      node.arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue
    }
  }
}
