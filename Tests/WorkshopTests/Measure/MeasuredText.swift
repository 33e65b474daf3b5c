@testable import RuleMeter

/// What the meter finds in a program of files, by their paths.
func measured(_ files: KeyValuePairs<String, String>, _ configuration: Configuration = .init()) -> ProgramMeasure {
  AnalysedProgram(files, configuration).measure
}
