import PlainText
import RuleMeter

/// The programs of a checkout share most of their files.
private let parser = FileParser()

extension AnalysedProgram {
  /// Reads a program with the configuration that is found from its path.
  package init(at path: String) throws(CommandError) {
    let configuration = try Configuration(foundFrom: path)
    do {
      try self.init(path: path, configuration, parser: parser, failedOn: Set(OwnFailure.files))
    } catch {
      throw CommandError(.noInput, "\(error).")
    }
  }
}

extension ProgramMeasure {
  /// Measures a program with the configuration that is found from its path.
  package init(ofProgramAt path: String) throws(CommandError) { self = try AnalysedProgram(at: path).measure }
}

extension Configuration {
  fileprivate init(foundFrom path: String) throws(CommandError) {
    do {
      self = try Configuration.find(from: path)
    } catch {
      throw .badData("\(error).")
    }
  }
}
