@testable import Workshop

/// What an operator makes of a small program.
func changes(_ program: String, by operation: MutationOperator) -> [String] {
  mutated(program, by: [operation]).mutants.map(\.change)
}

/// The program with all mutants of some operators in it, numbered from one, without the import.
func instrumented(_ program: String, by operators: MutationOperator...) -> String {
  let file = mutated(program, by: operators.isEmpty ? MutationOperator.faults : operators)
  let text = file.instrumented().dropFirst("import MutantSwitch; ".count)
  return String(text).replacing("MutantSwitch.", with: "")
}

func mutated(_ program: String, by operators: [MutationOperator] = MutationOperator.faults) -> MutatedFile {
  let source = SourceText(path: "Sample.swift", text: program)
  var (ordinals, number) = ([String: Int](), 1)
  return MutatedFile(source, Declarations(of: [source]), operators: operators, ordinals: &ordinals, number: &number)
}
