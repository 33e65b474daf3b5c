import Lessons
import SeparatedModel
import Specifications
import Testing

/// The numbered sentences, asked of the models alone: nothing here can import a renderer.
@Suite struct `Every model alone` {
  @Test(arguments: allModels.indices)
  func `does what the sentences say about its data`(index: Int) {
    let played = allModels[index].playedExamples()
    #expect(played.failures == [])
    #expect(played.count > 0)
  }

  @Test func `does not run what needs a screen`() {
    #expect(DataEvent<MinesControl>.events(of: "press flag\nkey f") == nil)
    #expect(DataEvent<MinesControl>.events(of: "press flag\nclick 1 2") == nil)
    #expect(DataEvent<MinesControl>.events(of: "press flag\ntick") == [.press(.flag), .tick])
    #expect(
      MinesDriver<Game>.savedState(after: [.press(.square(column: 3, row: 0))], from: .state(MinesState("*.."))) == nil)
  }
}

extension ModelDriver {
  /// What became of the examples that can be played without a screen and say something about the saved state.
  fileprivate static func playedExamples() -> (count: Int, failures: [String]) {
    let examples = L.examples.filter { $0.checks.contains(where: \.isAboutData) }
    let found = examples.compactMap { failures(of: $0) }
    return (found.count, found.flatMap(\.self))
  }
}
