import Testing

@testable import Workshop

/// The record of the lessons' faults has what occurs in them: see `RecordedTrials`. Here is the rest.
@Suite struct `An operator` {
  @Test(
    arguments: [
      (.dropStatement, "func f() -> Int { if x { g() } else { h() } }", []),
      (.removeGuard, "func f() { if x { return } else { g() } }", []),
      (.negateCondition, "func f() { if !x { } }", ["`!x` → `x`"]),
      (.negateCondition, "let a = !(x == 1)", ["`!(x == 1)` → `(x == 1)`"]),
      (.negateCondition, "func f() { repeat { } while x }", ["`x` → `!x`"]),
      (.shiftBound, "let a = 0..<b.count", ["`b.count` → `b.count + 1`"]),
      (.shiftBound, "func f(n: Int) { for i in 0...n { } }", ["`n` → `n - 1`"]),
      (.swapConstant, suits + "func f() { x = Suit.hearts }", ["`Suit.hearts` → `Suit.clubs`"]),
    ] as [(MutationOperator, String, [String])])
  func `changes what it is for, and nothing else`(operation: MutationOperator, program: String, expected: [String]) {
    #expect(changes(program, by: operation) == expected)
  }

  private static let suits = "enum Suit { case clubs, hearts, joker(Int) }\n"

  @Test(
    arguments: [
      ("struct S { let x: Int; init() { x = 1 } }", [.initialisesProperty]),
      ("class C { convenience init() { self.init(1) } }", [.delegatesInitialisation]),
      ("func f() { let x: Int; if y { x = 1 } else { x = 2 } }", [.initialisesVariable, .initialisesVariable]),
      ("func f() { let x: Int, y: Int; (x, y) = (1, 2) }", [.initialisesVariable]),
      ("func f() { guard let x else { return } }", [.bindsName]), ("func f() { if let x { } }", [.bindsName]),
      ("func f() { if case .none = x { } }", [.matchesPattern]),
      (suits + "func f() { switch x { case .clubs: g()\n default: h() } }", [.matchesPattern]),
      (suits + "enum Other { case clubs, swords }\nfunc f() { x = .clubs }", [.typeNotEvident]),
      ("let a = text[start..<end]", [.typeNotEvident]),
    ] as [(String, [Obstacle])])
  func `says why it leaves a place as it is`(program: String, obstacles: [Obstacle]) {
    #expect(mutated(program).obstacles == obstacles)
  }

  @Test func `of a guard is switched by an or`() {
    #expect(
      instrumented("func f() { guard x else { return } }", by: .removeGuard)
        == "func f() { guard (mutant(1) || (x)) else { return } }")
  }
}
