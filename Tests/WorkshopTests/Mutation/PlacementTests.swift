import Testing

@testable import Workshop

/// The record of the lessons' faults has what occurs in them: see `RecordedTrials`. Here is the rest.
@Suite struct `A statement places views` {
  /// The first count took the second for something else; both ways are kept.
  @Test(arguments: [
    ("struct Layout { func f() { g() } }", "g()", true),
    (
      "struct One: View { func draw() { line() }; func line() { canvas.one() } }\n"
        + "struct Two: View { func f() { line() }; func line() { other() } }", "canvas.one()", false
    ),
  ])
  func `in a layout, and in what only drawing uses, though another type has the name`(
    program: String, statement: String, isPlacingFirst: Bool
  ) {
    let mutants = mutated(program, by: [.dropStatement]).mutants.filter { $0.original == statement }
    #expect(mutants.map(\.isPlacing) == [PlacingRole(now: true, first: isPlacingFirst)])
  }
}
