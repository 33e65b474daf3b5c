import Foundation
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
    let hasReferenceViewState = KataNotes.NotesScreen.SavedViewState.self == Separated.NotesScreen.SavedViewState.self
    if CommandLine.arguments.dropFirst() == ["view-state"] { exit(hasReferenceViewState ? 0 : 1) }
    KataProgram(
      NotesSuite.self, kata: KataNotes.NotesScreen.self, reference: Separated.NotesScreen.self,
      model: kataModel?.driver, referenceModel: SeparatedModel.Notebook.driver
    ).main()
  }
}
