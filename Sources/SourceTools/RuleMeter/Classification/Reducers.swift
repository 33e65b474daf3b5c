/// Functions from a value and an action to such a value, given to a store that has no source here: who keeps the value,
/// and whether others change it there, cannot be judged.
enum Reducers {
  private static let names: Set<String> = ["Reducer", "ReducerProtocol"]
  /// Types whose closure changes the value that it is given first.
  static let makers: Set<String> = ["Reduce", "Reducer", "AnyReducer"]

  /// In source order, each once.
  static func found(in analysis: Analysis) -> [(symbol: String, file: SourceFile.ID, offset: Int)] {
    let types = analysis.program.symbols.types.filter { $0.role == .program && isReducer($0, analysis.program) }
    let calls = analysis.occurrences.calls.map(\.call).filter { $0.callees.isEmpty && $0.isConstruction }
    let functions = calls.flatMap { Set($0.arguments.flatMap(\.references)) }.filter { reduces($0, analysis.program) }
    var seen: Set<String> = []
    let found =
      types.map { (symbol: $0.title, file: $0.declaration.file, offset: $0.declaration.offset) }
      + functions.map { (symbol: analysis.symbol(of: $0), file: $0.file, offset: $0.offset) }
    return found.filter { analysis.isMeasured($0.file) && seen.insert($0.symbol).inserted }
      .sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  /// Whether a library's macro or protocol makes a type one.
  static func isReducer(_ type: TypeSymbol, _ program: Program) -> Bool {
    type.hasAttribute(names) || !program.symbols.lineage(of: type).externals.isDisjoint(with: names)
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
