import PlainText
import RuleMeter

/// The programs of a checkout share most of their files.
private let parser = FileParser()

extension AnalysedProgram {
  /// - Parameter place: From where the configuration is found; the program's path unless another is given.
  package init(at path: String, configuredFrom place: String? = nil) throws(CommandError) {
    let configuration = try Configuration(foundFrom: place ?? path)
    do {
      try self.init(path: path, configuration, parser: parser, failedOn: Set(OwnFailure.files))
    } catch {
      throw CommandError(.noInput, "\(error).")
    }
  }
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
