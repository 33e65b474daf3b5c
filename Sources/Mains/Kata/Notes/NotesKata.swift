import KataCheck
import KataNotes
import KataNotesModel
import Separated
import SeparatedModel
import Specifications
import Suites

@main
enum NotesKata {
  static func main() {
    KataProgram(
      NotesSuite.self, kata: KataNotes.NotesScreen.self, reference: Separated.NotesScreen.self,
      model: (kataModel as Optional)?.driver, referenceModel: SeparatedModel.Notebook.driver
    ).main()
  }
}
