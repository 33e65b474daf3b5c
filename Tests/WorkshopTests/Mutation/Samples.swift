@testable import Workshop

/// What the operators make of a small program, as `operator symbol ordinal: change`.
func changes(_ program: String) -> [String] { mutated(program).mutants.map { "\($0.identity): \($0.change)" } }

/// Those of one operator.
func changes(_ program: String, by operation: MutationOperator) -> [String] {
  mutated(program).mutants.filter { $0.operation == operation }.map(\.change)
}

/// The program with all mutants in it, numbered from one, without the import.
func instrumented(_ program: String) -> String {
  String(mutated(program).instrumented { $0 + 1 }.dropFirst("import MutantSwitch; ".count))
}

/// The program with the mutants of one operator in it.
func instrumented(_ program: String, by operation: MutationOperator) -> String {
  let file = mutated(program)
  let text = file.instrumented { file.mutants[$0].operation == operation ? $0 + 1 : nil }
  return String(text.dropFirst("import MutantSwitch; ".count))
}

func mutated(_ program: String) -> MutatedFile {
  let source = SourceText(path: "Sample.swift", text: program)
  var ordinals: [String: Int] = [:]
  return MutatedFile(source, Declarations(of: [source]), ordinals: &ordinals)
}
