import Testing

@testable import Workshop

@Suite struct `Dropping a statement` {
  @Test(arguments: [
    ("func f() { g() }", ["drop `g()`"]),
    (
      "func f() { window.setNeedsDisplay(label); x = 1; x += 1 }",
      ["drop `window.setNeedsDisplay(label)`", "drop `x = 1`", "drop `x += 1`"]
    ),
    ("func f() throws { try g() }", ["drop `try g()`"]),
    ("func f() { handler?(1); self?.g() }", ["drop `handler?(1)`", "drop `self?.g()`"]),
    ("func f() { switch x { case 1: g()\n case 2: return\n default: break } }", ["drop `g()`", "drop `return`"]),
    ("func g() {}\nlet f = { g() }", ["drop `g()`"]),
  ])
  func `leaves out calls, assignments and jumps`(program: String, expected: [String]) {
    #expect(changes(program, by: .dropStatement) == expected)
  }

  @Test(arguments: [
    "func f() -> Int { g() }", "var x: Int { g() }", "let f = { g() }", "func f() { let x = y }",
    "func f() -> Int { switch x { case 1: g()\n default: h() } }", "func f() -> Int { return 1 }",
    "func f() { guard x else { return } }", "func f() { precondition(x == 1) }",
    "func f() -> Int { if x { g() } else { h() } }",
  ])
  func `leaves alone what is a value, and what has to be there`(program: String) {
    #expect(changes(program, by: .dropStatement) == [])
  }

  @Test(arguments: [
    ("struct S { let x: Int; init() { x = 1 } }", Obstacle.initialisesProperty),
    ("struct S { let x: Int; init() { self.x = 1 } }", .initialisesProperty),
    ("struct S { let x: Int?; init() { x = 1 } }", .initialisesProperty),
    ("struct S { init() { self = S(1) } }", .initialisesProperty),
    ("class C { convenience init() { self.init(1) } }", .delegatesInitialisation),
    ("func f() { let x: Int; if y { x = 1 } else { x = 2 } }", .initialisesVariable),
    ("func f() { let x: Int, y: Int; (x, y) = (1, 2) }", .initialisesVariable),
  ])
  func `says what the compiler needs`(program: String, obstacle: Obstacle) {
    #expect(changes(program, by: .dropStatement) == [])
    #expect(mutated(program).obstacles.contains(obstacle))
  }

  @Test(arguments: [
    "class C { var x: Int?; init() { x = 1 } }", "class C { var x = 0; init() { x = 1 } }",
    "class C { let x: Int; convenience init() { self.init(x: 2); x = 1 } }",
  ])
  func `leaves out what an initialiser does beyond first values`(program: String) {
    #expect(changes(program, by: .dropStatement) == ["drop `x = 1`"])
  }
}

@Suite struct `Removing a guard` {
  @Test(arguments: [
    ("func f() { if x { return } }", ["drop `if x { return }`"]),
    ("func f() { for i in a { if let x { continue } } }", ["drop `if let x { continue }`"]),
    ("func f() { guard x, y > 1 else { return } }", ["`x` → `true`", "`y > 1` → `true`"]),
    ("func f() { for i in a where i > 1 { } }", ["`i > 1` → `true`"]),
    ("func f() { if x { return } else { g() } }", []),
    ("func f() { guard let x else { return } }", []),
  ])
  func `removes early exits, and conditions of guards and loops`(program: String, expected: [String]) {
    #expect(changes(program, by: .removeGuard) == expected)
  }

  @Test func `counts a guard that binds`() {
    #expect(mutated("func f() { guard let x else { return } }").obstacles == [.bindsName])
  }

  @Test func `is switched by an or`() {
    #expect(
      instrumented("func f() { guard x else { return } }", by: .removeGuard)
        == "func f() { guard (mutant(1) || (x)) else { return } }")
  }
}

@Suite struct `Negating a condition` {
  @Test(arguments: [
    ("func f() { if x { } }", ["`x` → `!x`"]),
    ("func f() { if !x { } }", ["`!x` → `x`"]),
    ("func f() { while x == 1 { } }", ["`x == 1` → `x != 1`"]),
    ("let a = x < 1 ? 2 : 3", ["`x < 1` → `x >= 1`"]),
    ("let a = x && y >= 1", ["`x && y >= 1` → `!(x && y >= 1)`", "`x` → `!x`", "`y >= 1` → `y < 1`"]),
    ("let a = b.filter { $0 != 1 }", ["`$0 != 1` → `$0 == 1`"]),
    ("func f() { repeat { } while x }", ["`x` → `!x`"]),
    ("let a = x ? 2 : 3", ["`x` → `!x`"]),
    ("let a = !(x == 1)", ["`!(x == 1)` → `(x == 1)`"]),
    ("let a = x + y", []),
  ])
  func `turns it into its opposite`(program: String, expected: [String]) {
    #expect(changes(program, by: .negateCondition) == expected)
  }

  @Test func `counts conditions that bind or match`() {
    #expect(mutated("func f() { if let x { } }").obstacles == [.bindsName])
    #expect(mutated("func f() { if case .none = x { } }").obstacles == [.matchesPattern])
  }
}

@Suite struct `Shifting a bound` {
  @Test(arguments: [
    ("let a = x < y", ["`x < y` → `x <= y`"]),
    ("let a = x <= y", ["`x <= y` → `x < y`"]),
    ("let a = x > y", ["`x > y` → `x >= y`"]),
    ("let a = x >= y", ["`x >= y` → `x > y`"]),
    ("let a = 0..<b.count", ["`b.count` → `b.count + 1`"]),
    ("func f(n: Int) { for i in 0...n { } }", ["`n` → `n - 1`"]),
    ("let n: Int = 3; let a = 0...min(n, b.count * 2)", ["`min(n, b.count * 2)` → `min(n, b.count * 2) - 1`"]),
    ("let a = 0..<5", []),
  ])
  func `moves it by one`(program: String, expected: [String]) {
    #expect(changes(program, by: .shiftBound) == expected)
  }

  @Test func `leaves alone an end whose type is not evident`() {
    #expect(changes("let a = text[start..<end]", by: .shiftBound) == [])
    #expect(mutated("let a = text[start..<end]").obstacles == [.typeNotEvident])
  }

  @Test func `is switched by a choice`() {
    #expect(
      instrumented("func f(n: Int) { for i in 0..<n { } }", by: .shiftBound)
        == "func f(n: Int) { for i in 0..<(mutant(1) ? n + 1 : n) { step(); } }")
  }
}

@Suite struct `Swapping a constant` {
  private static let suits = "enum Suit { case clubs, hearts, joker(Int) }\n"

  @Test(arguments: [
    ("let a = 0", ["`0` → `1`"]),
    ("let a = 1", ["`1` → `0`"]),
    ("let a = -1", ["`1` → `0`"]),
    ("let a = 1_000", ["`1_000` → `1001`"]),
    ("let a = true", ["`true` → `false`"]),
    ("let a = false", ["`false` → `true`"]),
    ("func f() { switch x { case 0: g()\n default: h() } }", ["`0` → `1`"]),
    (suits + "func f() { x = .clubs }", ["`.clubs` → `.hearts`"]),
    (suits + "func f() { x = .hearts }", ["`.hearts` → `.clubs`"]),
    (suits + "func f() { x = Suit.hearts }", ["`Suit.hearts` → `Suit.clubs`"]),
    (suits + "func f() { x = .joker(y) }", ["`.joker(y)` → `.clubs`"]),
    (suits + "func f() { x = .spades }", []),
    ("enum Number: Int { case one = 1 }", []),
  ])
  func `puts another in its place`(program: String, expected: [String]) {
    #expect(changes(program, by: .swapConstant) == expected)
  }

  @Test func `leaves alone patterns, and names that may stand for something else`() {
    let pattern = mutated(Self.suits + "func f() { switch x { case .clubs: g()\n default: h() } }")
    #expect(pattern.obstacles == [.matchesPattern])
    let ambiguous = mutated(Self.suits + "enum Other { case clubs, swords }\nfunc f() { x = .clubs }")
    #expect(ambiguous.obstacles == [.typeNotEvident])
    let member = mutated(Self.suits + "struct Card { static let clubs = Card() }\nfunc f() { x = .clubs }")
    #expect(member.obstacles.contains(.typeNotEvident))
  }
}
