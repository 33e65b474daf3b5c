@testable import RuleMeter

/// What the meter finds in a program of one file.
func measured(_ text: String, _ configuration: Configuration = Configuration()) -> ProgramMeasure {
  AnalysedProgram([Meter.Source(path: "A.swift", text: text)], configuration).measure
}

/// What the meter finds in a program of files, by their paths.
func measured(_ files: KeyValuePairs<String, String>) -> ProgramMeasure {
  AnalysedProgram(files.map { Meter.Source(path: $0.key, text: $0.value) }).measure
}
