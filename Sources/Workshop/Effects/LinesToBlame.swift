import LessonScreens
import RuleMeter
import SwiftParser
import SwiftSyntax

/// The code lines of the types that can write a program's data.
///
/// A type can write a datum when the compiler would let its code set the stored variable. A private one is open to the types
/// of its file, any other to all types of its folder in its module; a folder `Model` is a module of its own. Where several
/// types of a model hold data, the whole model is counted.
struct LinesToBlame {
  private(set) var count = 0

  /// - Parameters:
  ///   - data: What is found in a program; that of other folders does not count.
  ///   - files: Those of the folder, with their texts.
  init(_ data: [CallMap.Datum], in files: [(path: String, text: String)]) {
    let paths = files.map(\.path)
    let data = data.filter { paths.contains($0.file) }
    let declared = files.map { DeclaredLines(path: $0.path, text: $0.text) }
    let holders = Set(data.filter { VariantSource.isInSealedModel($0.file) }.map { $0.symbol.prefix { $0 != "." } })
    for module in [true, false] {
      let own = declared.filter { VariantSource.isInSealedModel($0.path) == module }
      let isWhole = module && holders.count > 1
      let names = Set(
        data.filter { VariantSource.isInSealedModel($0.file) == module }.flatMap { datum in
          own.filter { !datum.isPrivate || $0.path == datum.file }.flatMap(\.types.keys)
        })
      for file in own {
        let lines = isWhole ? file.code : names.reduce(into: []) { $0.formUnion(file.types[$1] ?? []) }
        count += lines.count
      }
    }
  }
}

/// The lines of a file that have code on them, and which types they belong to.
private struct DeclaredLines {
  let path: String
  let code: Set<Int>
  /// By the name of the outermost type, its extensions included.
  private(set) var types: [String: Set<Int>] = [:]

  init(path: String, text: String) {
    self.path = path
    let tree = Parser.parse(source: text)
    let locations = SourceLocationConverter(fileName: path, tree: tree)
    func lines(of node: some SyntaxProtocol) -> Set<Int> {
      Set(
        node.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind != .endOfFile }.flatMap { token in
          let first = token.startLocation(converter: locations).line
          return first...max(first, token.endLocation(converter: locations).line)
        })
    }
    code = lines(of: tree)
    for item in tree.statements {
      // A protocol has no code that writes.
      guard !item.item.is(ProtocolDeclSyntax.self), let name = Syntax(item.item).typeName else { continue }
      types[String(name.prefix { $0 != "." }), default: []].formUnion(lines(of: item))
    }
  }
}
