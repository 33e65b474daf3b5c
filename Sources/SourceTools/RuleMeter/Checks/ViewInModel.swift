/// R1: a model that names a view cannot live without it.
enum ViewInModel: Check {
  static func findings(in analysis: Analysis) -> Findings {
    var findings = Findings()
    let keepers = analysis.keepers
    for type in analysis.program.symbols.types where type.role == .program {
      guard analysis.judge.isModel(type) || keepers.contains(type) else { continue }
      for part in type.parts where analysis.isMeasured(part.file) { inspect(part, of: type, analysis, &findings) }
    }
    let pairs = analysis.program.symbols.types.flatMap { type in Set(type.parts.map(\.file)).map { ($0, type) } }
    let types = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    for (id, file) in analysis.program.symbols.files.enumerated() where file.role == .program {
      inspectImports(file, id, of: types[id] ?? [], keepers, analysis, &findings)
    }
    return findings
  }

  private static func inspect(
    _ part: TypeDeclaration, of type: TypeSymbol, _ analysis: Analysis, _ findings: inout Findings
  ) {
    let wrappers = part.members.properties.flatMap { property in
      property.attributes.map { TypeMention(name: $0.name, offset: property.offset) }
    }
    let mentions = part.mentions + wrappers
    findings.of += mentions.count
    let parameters = genericParameters(of: part, in: type)
    for mention in mentions
    where !parameters.contains(mention.name) && isView(mention.name, in: type, part.file, analysis) {
      findings.violations.append(
        Violation(
          check: .viewInModel, symbol: mention.name, context: type.title, file: part.file, offset: mention.offset,
          fact: "the model '\(type.title)' names '\(mention.name)', which belongs to the views",
          mend: "announce the change and let the view do the rest"))
    }
  }

  /// The names that stand for a type to be chosen, though a framework may have a type of the same name: `State`.
  private static func genericParameters(of part: TypeDeclaration, in type: TypeSymbol) -> Set<String> {
    let types = type.scopes.flatMap(\.genericParameters)
    return Set((types + part.members.functions.flatMap(\.genericParameters)).map(\.name))
  }

  private static func isView(_ name: String, in type: TypeSymbol, _ file: SourceFile.ID, _ analysis: Analysis) -> Bool {
    let symbols = analysis.program.symbols
    guard case .named(let name, _) = symbols.canonical(.named(name), in: type, file: file) else { return false }
    return analysis.program.declared(name, in: type, file: file).map(analysis.program.isViewOrFrameworks)
      ?? KnownFrameworks.isType(name, importing: symbols.imports[file])
  }

  private static func inspectImports(
    _ file: SourceFile, _ id: SourceFile.ID, of types: [TypeSymbol], _ keepers: Set<TypeSymbol>,
    _ analysis: Analysis, _ findings: inout Findings
  ) {
    let declared = types.filter { $0.role == .program }
    guard let model = declared.first(where: { analysis.state.models.contains($0) || keepers.contains($0) }),
      !types.contains(where: { analysis.program.isViewComponent($0) || analysis.program.isDocument($0) })
    else { return }
    findings.of += file.imports.count
    guard let found = file.imports.first(where: { analysis.viewFrameworks.contains($0.module) }) else { return }
    findings.violations.append(
      Violation(
        check: .viewInModel, symbol: "import \(found.module)", context: model.title, file: id, offset: found.offset,
        fact: "the file of the model '\(model.title)' imports '\(found.module)'", mend: "import Foundation, or nothing")
    )
  }

  static let card = CheckCard(
    name: .viewInModel,
    looksLike: "class Game { var controller: GameViewController }, or import UIKit beside a model",
    hurtsBecause: "the model runs only where the view does, and every view it does not know stays stale",
    mend: "let the model announce what changed, to whoever observes it",
    fineWhen: "what is named is data, a colour or an image, though a name or bytes are better; never for a view",
    fires: """
      import Foundation
      class Game { var color: /*!*/UIColor = /*!*/UIColor.red; private var score = 0; func play() { score += 1 } }
      """,
    silent: """
      import Foundation
      final class Game { private(set) var score = 0; func play() { score += 1 } }
      """)
}
