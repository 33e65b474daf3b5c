import Lessons
import SeparatedModel
import Testing

@testable import Specifications

/// What a kata's model is asked: a wrong one must not pass.
@Suite struct `A check of a model alone` {
  private func check<Model: MinesModel>(_ model: Model.Type) -> ModelOutcome {
    ModelCheck(MinesDriver<Model>.self, reference: MinesDriver<Game>.self) { _ in }.run()
  }

  @Test func `finds nothing wrong with a right one`() {
    let outcome = check(Game.self)
    #expect(outcome.holds)
    #expect(outcome.model == "Game")
    #expect(outcome.played >= 10)
    #expect(outcome.states == 19_320)
  }

  @Test(arguments: allModels.indices)
  func `finds that the separated ones announce no text but their own`(index: Int) {
    let outcome = allModels[index].checkedAgainstItself
    #expect(outcome.foreignAnnouncement == nil && outcome.played > 0)
  }

  @Test func `names the sentences that do not hold`() {
    let outcome = check(GameWithoutFlags.self)
    #expect(outcome.broken.first == "3. In flag mode, pressing a covered square flags it.")
    #expect(outcome.states == 0, "What fails a sentence is not explored.")
  }

  @Test func `finds a state in which no sentence is broken`() {
    let outcome = check(GameOfThreeFlags.self)
    #expect(outcome.broken == [])
    #expect(outcome.difference?.contains("'press square") == true)
  }

  @Test func `finds what is announced to be drawn`() {
    #expect(check(DrawingGame.self).foreignAnnouncement == "draw(\"■\")")
  }

  @Test func `takes a text for one, but not a number, a list, or the name of what happened`() {
    for words in ["()", "-2", "2.5", "[0]", "changed", "A.B", "to(0, 2)"] { #expect(AnnouncedText(words).texts == []) }
    for words in ["■", "2 left", "a sign", "[ ] Flag"] { #expect(AnnouncedText(words).texts == [words]) }
    for words in ["draw(\"■\")", "[\"■\"]", "(\"■\", 2)"] { #expect(AnnouncedText(words).texts == ["■"]) }
  }
}

extension ModelDriver {
  fileprivate static var checkedAgainstItself: ModelOutcome {
    ModelCheck(Self.self, reference: Self.self) { _ in }.run()
  }
}
