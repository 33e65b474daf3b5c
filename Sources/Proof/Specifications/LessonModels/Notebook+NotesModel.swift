import Lessons
import SeparatedModel

extension Notebook: NotesModel {
  package convenience init(settings: NoSettings, seed: UInt64) { self.init() }
  package convenience init(state: [String]) { self.init(savedState: state) }

  package func replaceText(of index: Int, with text: String) { notes[index].replaceText(with: text) }
}
