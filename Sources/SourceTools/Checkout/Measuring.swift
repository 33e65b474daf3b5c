import Play
import RuleMeter

extension ProgramMeasure {
  /// Measures a program with the configuration that is found from its path.
  package init(ofProgramAt path: String) throws(CommandError) {
    let configuration = try Configuration(foundFrom: path)
    do {
      self = try Meter.measure(path: path, configuration: configuration, failedOn: Set(OwnFailure.files))
    } catch {
      throw CommandError(.noInput, "\(error).")
    }
  }
}

extension CallMap {
  /// Reads a program with the configuration that is found from its path.
  package init(ofProgramAt path: String) throws(CommandError) {
    self = Meter.calls(path: path, configuration: try Configuration(foundFrom: path))
  }
}

extension TypeGraph {
  /// Reads a program with the configuration that is found from its path.
  package init(ofProgramAt path: String) throws(CommandError) {
    self = Meter.typeGraph(path: path, configuration: try Configuration(foundFrom: path))
  }
}

extension Reach {
  /// What the events of a program reach, with the configuration that is found from its path.
  /// - Parameter events: The names of the functions by which a framework tells of an event.
  package static func inProgram(at path: String, events: Set<String>) throws(CommandError) -> [Reach] {
    Meter.reach(path: path, configuration: try Configuration(foundFrom: path), events: events)
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
