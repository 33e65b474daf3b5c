@testable import RuleMeter

extension Meter {
  static func measure(path: String, configuration: Configuration) throws(Failure) -> ProgramMeasure {
    try AnalysedProgram(path: path, configuration).measure
  }

  static func measure(
    _ sources: [Source], configuration: Configuration = Configuration(), frameworks: [Source] = []
  ) -> ProgramMeasure {
    AnalysedProgram(sources, configuration, frameworks: frameworks).measure
  }
}
