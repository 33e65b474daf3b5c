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
  fileprivate(set) var valueTypes: [String: Set<String>] = [:]
  fileprivate(set) var functionsWithResult: Set<String> = []
  fileprivate(set) var functionsWithout: Set<String> = []
  fileprivate(set) var casesByName: [String: [EnumCase]] = [:]
  fileprivate(set) var casesByEnumeration: [String: [EnumCase]] = [:]
  fileprivate(set) var staticNames: Set<String> = []
  fileprivate(set) var placement: Placement
  fileprivate(set) var firstPlacement: Placement
  fileprivate(set) var announcement: Announcement

  /// - Parameter framework: What it sees and stands on.
  init(of files: [SourceText], framework: [SourceText] = []) {
    placement = Placement(of: files, framework: framework, .mended)
    firstPlacement = Placement(of: files, framework: framework, .asFirstCounted)
    announcement = Announcement(of: files)
    for file in framework + files {
      let collector = DeclarationCollector()
      collector.declarations = self
      collector.walk(file.tree)
      self = collector.declarations
    }
  }

  fileprivate init() {
    placement = Placement(of: [], .mended)
    firstPlacement = placement
    announcement = Announcement(of: [])
  }

  func returnsNothing(_ function: String) -> Bool {
    functionsWithout.contains(function) && !functionsWithResult.contains(function)
  }

  func isInteger(_ name: String) -> Bool {
    guard let types = valueTypes[name] else { return false }
    return types.isSubset(of: ["Int", "Int8", "UInt8", "Int64", "UInt64"])
  }

  /// Another case of the same enumeration, one without payload: the next, round the end. Nothing where the name may
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

private final class DeclarationCollector: SyntaxVisitor {
  var declarations = Declarations()

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause == nil {
      declarations.functionsWithout.insert(node.name.text)
    } else {
      declarations.functionsWithResult.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).text, type: node.type.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    if let annotation = node.typeAnnotation {
      add(name, type: annotation.type.trimmedDescription)
    } else if node.initializer?.value.is(IntegerLiteralExprSyntax.self) == true {
      add(name, type: "Int")
    } else {
      add(name, type: "?")
    }
    if node.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.contains(where: \.isStatic) == true {
      declarations.staticNames.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let enumeration = Symbol.types(around: Syntax(node)) + [node.name.text]
    let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    for element in elements {
      let enumCase = Declarations.EnumCase(
        enumeration: enumeration.joined(separator: "."), name: element.name.text,
        hasPayload: element.parameterClause != nil)
      declarations.casesByName[enumCase.name, default: []].append(enumCase)
      declarations.casesByEnumeration[enumCase.enumeration, default: []].append(enumCase)
    }
    return .visitChildren
  }

  private func add(_ name: String, type: String) { declarations.valueTypes[name, default: []].insert(type) }
}

extension DeclModifierSyntax {
  fileprivate var isStatic: Bool { ["static", "class"].contains(name.text) }
}
