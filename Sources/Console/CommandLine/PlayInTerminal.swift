import Lessons
import Renderer

extension LessonProgram {
  func playInTerminal(
    _ screen: S, file: StateFile<L.State>?, _ common: CommonOptions
  ) throws(CommandError) {
    throw .usage("Standard input and output are no terminal: give '--script FILE', or '--script -'.")
  }
}
