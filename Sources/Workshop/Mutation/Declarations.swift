import SwiftSyntax

/// What a program declares, as far as the operators have to know types. What is declared in two ways is not evident.
struct Declarations {
  struct EnumCase {
    /// With the types around it: `Game.Change`.
    let enumeration: String
    let name: String
    let hasPayload: Bool
  }

  /// The types that values of that name are annotated with or initialised to, where a literal tells.
  private var valueTypes: [String: Set<String>] = [:]
  private var functionsWithResult: Set<String> = []
  private var functionsWithout: Set<String> = []
  private var casesByName: [String: [EnumCase]] = [:]
  private var casesByEnumeration: [String: [EnumCase]] = [:]
  private var staticNames: Set<String> = []
  let placement: Placement
  let firstPlacement: Placement
  let announcement: Announcement

  /// - Parameter framework: What it sees and stands on.
  init(of files: [SourceText], framework: [SourceText] = []) {
    placement = Placement(of: files, framework: framework, .mended)
    firstPlacement = Placement(of: files, framework: framework, .asFirstCounted)
    announcement = Announcement(of: files)
    for file in framework + files { file.tree.forEachNode { add($0) } }
  }

  func returnsNothing(_ function: String) -> Bool {
    functionsWithout.contains(function) && !functionsWithResult.contains(function)
  }

  func isInteger(_ name: String) -> Bool {
    guard let types = valueTypes[name] else { return false }
    return types.isSubset(of: ["Int", "Int8", "UInt8", "Int64", "UInt64"])
  }

  /// Another case of the same enumeration, one without payload: the next, round the end. `nil` if the name may
  /// stand for something else.
  func alternative(to name: String, in enumeration: String? = nil) -> (old: EnumCase, new: EnumCase)? {
    let known = (casesByName[name] ?? []).filter { enumeration == nil || $0.enumeration.isType(enumeration ?? "") }
    guard known.count == 1, let old = known.first, enumeration != nil || !staticNames.contains(name) else { return nil }
    let cases = casesByEnumeration[old.enumeration] ?? []
    guard let index = cases.firstIndex(where: { $0.name == name }) else { return nil }
    let others = cases[(index + 1)...] + cases[..<index]
    return others.first { !$0.hasPayload }.map { (old, $0) }
  }

  /// Whether there is an enumeration with such a case, evident or not.
  func isCase(_ name: String) -> Bool { casesByName[name] != nil }
}

extension String {
  /// Whether a qualified type name ends in that name.
  fileprivate func isType(_ name: String) -> Bool { self == name || hasSuffix(".\(name)") }
}

// MARK: - Reading

extension Declarations {
  private mutating func add(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      if function.signature.returnClause == nil {
        functionsWithout.insert(function.name.text)
      } else {
        functionsWithResult.insert(function.name.text)
      }
    case .functionParameter(let parameter):
      add((parameter.secondName ?? parameter.firstName).text, type: parameter.type.trimmedDescription)
    case .patternBinding(let binding): add(binding)
    case .enumDecl(let enumeration): add(enumeration)
    default: break
    }
  }

  private mutating func add(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    let isInteger = binding.initializer?.value.is(IntegerLiteralExprSyntax.self) == true
    add(name, type: binding.typeAnnotation?.type.trimmedDescription ?? (isInteger ? "Int" : "?"))
    if binding.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.contains(where: \.isStatic) == true {
      staticNames.insert(name)
    }
  }

  private mutating func add(_ declaration: EnumDeclSyntax) {
    let enumeration = (Symbol.types(around: Syntax(declaration)) + [declaration.name.text]).joined(separator: ".")
    let members = declaration.memberBlock.members
    for element in members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }).flatMap(\.elements) {
      let enumCase = EnumCase(
        enumeration: enumeration, name: element.name.text, hasPayload: element.parameterClause != nil)
      casesByName[enumCase.name, default: []].append(enumCase)
      casesByEnumeration[enumeration, default: []].append(enumCase)
    }
  }

  private mutating func add(_ name: String, type: String) { valueTypes[name, default: []].insert(type) }
}

extension DeclModifierSyntax {
  fileprivate var isStatic: Bool { ["static", "class"].contains(name.text) }
}
