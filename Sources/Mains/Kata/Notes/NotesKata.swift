import KataCheck
import KataNotes
import Separated
import Suites

@main
enum NotesKata {
  static func main() {
    KataProgram(NotesSuite.self, kata: KataNotes.NotesScreen.self, reference: Separated.NotesScreen.self)
      .main()
  }
}
