import LessonPairs
import LessonScreens
import Lessons
import Specifications
import Suites
import Testing

// Each example is a test of its own, so that a run names the sentence that does not hold: page 5 of the workshop asks it.

extension `Both variants of Mines` {
  @Test(arguments: Mines.examples)
  func `does what its description says`(example: Example<Mines>) { expect(example, of: MinesPair.self) }
}

@Suite struct `Both variants of To-do` {
  @Test(arguments: ToDo.examples)
  func `does what its description says`(example: Example<ToDo>) { expect(example, of: ToDoPair.self) }
}

@Suite struct `Both variants of Notes` {
  @Test(arguments: Notes.examples)
  func `does what its description says`(example: Example<Notes>) { expect(example, of: NotesPair.self) }
}

extension `Both variants of Promotions` {
  @Test(arguments: Promotions.examples)
  func `does what its description says`(example: Example<Promotions>) { expect(example, of: PromotionsPair.self) }
}

@Suite struct `Both variants of Chat` {
  @Test(arguments: Chat.examples)
  func `does what its description says`(example: Example<Chat>) { expect(example, of: ChatPair.self) }
}

private func expect<Pair: LessonPair>(_ example: Example<Pair.L>, of pair: Pair.Type) {
  #expect(example.failures(on: Pair.WorstScreen.self) == [], "worst")
  #expect(example.failures(on: Pair.SeparatedScreen.self) == [], "separated")
}
