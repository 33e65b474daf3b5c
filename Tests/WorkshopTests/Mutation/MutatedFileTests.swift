import Foundation
import Testing

@testable import Workshop

@Suite struct `A mutated file` {
  private static let program = """
    final class Counter {
      private var count = 0  // 0 ≤ count

      func add(_ step: Int) {
        if step <= 0 { return }
        count += step
        refresh()
      }
    }
    """

  @Test func `keeps the names when something else is edited`() {
    let edited = """
      /// Counts.
      final class Counter {
        func remove() { count -= 1 }

      """ + Self.program.dropFirst("final class Counter {\n".count)
    let names = Set(mutated(edited).mutants.map(\.identity))
    #expect(names.isSuperset(of: mutated(Self.program).mutants.map(\.identity)))
    #expect(names.count == mutated(Self.program).mutants.count + 2)
  }

  @Test func `goes on counting where a declaration goes on in another file`() {
    var (ordinals, number) = ([String: Int](), 1)
    let files = ["extension S { func f() { g() } }", "extension S { func f() { h() } }"].map { text in
      let source = SourceText(path: "S.swift", text: text)
      return MutatedFile(source, Declarations(of: [source]), ordinals: &ordinals, number: &number)
    }
    #expect(files.flatMap(\.mutants).map(\.number) == [1, 2])
    #expect(files.flatMap(\.mutants).map(\.identity) == ["drop-statement S.f() 1", "drop-statement S.f() 2"])
  }

  @Test func `shows the lines taken out and put in`() {
    let mutants = mutated(Self.program).mutants
    #expect(mutants[3].line == 5)
    #expect(mutants[3].diff.lines == ["-     if step <= 0 { return }", "+     if step < 0 { return }"])
    #expect(mutants[6].diff.lines == ["-     refresh()"])
  }

  @Test func `holds all mutants at once, in the lines of the source`() {
    #expect(
      instrumented(Self.program) == """
        final class Counter {
          private var count = (mutant(1) ? 1 : 0)  // 0 ≤ count

          func add(_ step: Int) {
            if !mutant(2) { if (mutant(3) != ((mutant(4) ? step < 0 : step <= (mutant(5) ? 1 : 0)))) { return } }
            if !mutant(6) { count += step }
            if !mutant(7) { refresh() }
          }
        }
        """)
  }

  @Test func `leaves out the mutants that it is told to`() {
    let text = mutated(Self.program).instrumented(leavingOut: Set(1...6))
    let expected = Self.program.replacingOccurrences(of: "refresh()", with: "if !MutantSwitch.mutant(7) { refresh() }")
    #expect(text == "import MutantSwitch; " + expected)
  }

  @Test func `counts the steps of every loop`() {
    let program = "func f() {\n  for x in y { }\n  while x { }\n  repeat { } while x\n}"
    let text = mutated(program).instrumented()
    #expect(text.components(separatedBy: "{ MutantSwitch.step();").count == 4)
  }
}
