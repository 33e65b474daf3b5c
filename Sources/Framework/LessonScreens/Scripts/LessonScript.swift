import Lessons

extension Lesson {
  /// The lesson's own script, read.
  package static var parsedScript: Script<Control> {
    do {
      return try Script(script, name: "the script of \(name)")
    } catch {
      preconditionFailure("A lesson's own script can be read (was \(error))")
    }
  }
}
