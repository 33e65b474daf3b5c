import Play
import RuleMeter

extension ProgramMeasure {
  /// Measures a program with the configuration that is found from its path.
  package init(ofProgramAt path: String, listsCalls: Bool = false) throws(CommandError) {
    do {
      self = try Meter.measure(
        path: path, configuration: Configuration.find(from: path), listsCalls: listsCalls,
        failedOn: Set(OwnFailure.files))
    } catch let error as Configuration.Failure {
      throw .badData("\(error).")
    } catch {
      throw CommandError(.noInput, "\(error).")
    }
  }
}
