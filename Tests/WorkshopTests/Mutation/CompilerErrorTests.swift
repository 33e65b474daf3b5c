import Testing

@testable import Workshop

@Suite struct `The compiler's errors` {
  @Test func `are found in its output, with their places`() {
    let output = """
      [3/7] Compiling Worst MinesScreen.swift
      /copy/Sources/Worst/Mines/MinesScreen.swift:12:5: error: cannot find 'x' in scope
      10 |   func f() {
         |     `- error: cannot find 'x' in scope
      /copy/Sources/Worst/Mines/SquareView.swift:3:1: warning: variable was never used
      error: fatalError
      """
    #expect(
      CompilerError.all(in: output) == [
        CompilerError(
          file: "/copy/Sources/Worst/Mines/MinesScreen.swift", line: 12, message: "cannot find 'x' in scope")
      ])
  }
}
