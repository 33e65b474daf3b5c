import PlainText
import RuleMeter

/// The programs of a checkout share most of their files.
private let parser = FileParser()

extension AnalysedProgram {
  /// - Parameter place: From where the configuration is found; the program's path unless another is given.
  package init(at path: String, configuredFrom place: String? = nil) throws(CommandError) {
    let configuration: Configuration
    do {
      configuration = try Configuration.find(from: place ?? path)
    } catch {
      throw .badData("\(error).")
    }
    do {
      try self.init(path: path, configuration, parser: parser, failedOn: Set(OwnFailure.files))
    } catch {
      throw CommandError(.noInput, "\(error).")
    }
  }
}
