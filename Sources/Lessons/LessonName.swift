/// The lessons, in the order of the workshop: the one list of them. Whatever has something for each lesson goes through
/// it with a `switch`, so that the compiler names the places where a new one is missing.
package enum LessonName: CaseIterable, Sendable {
  case mines, todo, notes, promotions, chat
}
