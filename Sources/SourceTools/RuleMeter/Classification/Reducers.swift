/// Functions from a value and an action to such a value, given to a store that has no source here: who keeps the value,
/// and whether others change it there, cannot be judged.
struct Reducers {
  struct Found {
    let symbol: String
    let file: SourceFile.ID
    let offset: Int
  }

  /// The names of a library's protocols and macros.
  private static let names: Set<String> = ["Reducer", "ReducerProtocol"]
  /// Types whose closure changes the value that it is given first.
  static let makers: Set<String> = ["Reduce", "Reducer", "AnyReducer"]

  private(set) var found: [Found] = []

  init(_ analysis: Analysis) {
    for type in analysis.program.symbols.types where analysis.isMeasured(type) && Reducers.isReducer(type, analysis) {
      found.append(Found(symbol: type.title, file: type.declaration.file, offset: type.declaration.offset))
    }
    for (call, _) in analysis.occurrences.calls where call.callees.isEmpty && call.isConstruction {
      for function in Set(call.arguments.flatMap(\.references)) where Reducers.reduces(function, analysis.program) {
        found.append(Found(symbol: analysis.symbol(of: function), file: function.file, offset: function.offset))
      }
    }
    var seen: Set<String> = []
    found = found.filter { analysis.isMeasured($0.file) && seen.insert($0.symbol).inserted }
      .sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  /// Whether a library's macro or protocol makes a type one.
  private static func isReducer(_ type: TypeSymbol, _ analysis: Analysis) -> Bool {
    type.hasAttribute(names) || !analysis.program.symbols.lineage(of: type).externals.isDisjoint(with: names)
  }

  /// Whether a function is given a value of the program, and more, and gives such a value back or changes it.
  private static func reduces(_ function: FunctionDeclaration, _ program: Program) -> Bool {
    guard function.parameters.count > 1 else { return false }
    return function.parameters.contains { parameter in
      if case .inOut(let type) = parameter.type { return isValue(type, program) }
      return parameter.type.unwrapped == function.result.unwrapped && isValue(parameter.type, program)
    }
  }

  private static func isValue(_ type: TypeReference, _ program: Program) -> Bool {
    guard let symbol = program.symbols.type(named: type.name) else { return false }
    return symbol.role == .program && (symbol.kind == .struct || symbol.kind == .enum)
  }
}
