import PlainText
import RuleMeter

/// The programs of a checkout share most of their files.
private let parser = FileParser()

extension AnalysedProgram {
  /// - Parameter given: The configuration; the one that is found from the path unless there is another.
  package init(at path: String, _ given: Configuration? = nil) throws(CommandError) {
    let configuration: Configuration
    do {
      configuration = try given ?? Configuration.find(from: path)
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

extension PackageFolder {
  /// What `.rulemeter.json` says as it is handed out, whatever somebody has made of it.
  package var configuration: Configuration {
    var configuration = Configuration()
    configuration.frameworks = ["Renderer": "Sources/Framework/Renderer"]
    configuration.libraries = ["Lessons": "Sources/Lessons", "Observing": "Sources/Framework/Observing"]
    configuration.folder = path
    return configuration
  }
}
