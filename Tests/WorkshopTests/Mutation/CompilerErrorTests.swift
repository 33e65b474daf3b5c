import LessonScreens
import Testing

@testable import Workshop

@Suite struct `The compiler's errors` {
  @Test func `are found in its output, with their places`() {
    let output = """
      [3/7] Compiling Worst MinesScreen.swift
      /copy/Worst/MinesScreen.swift:12:5: error: cannot find 'x' in scope
      10 |   func f() {
         |     `- error: cannot find 'x' in scope
      /copy/Worst/SquareView.swift:3:1: warning: variable was never used
      error: fatalError
      """
    let error = CompilerError(file: "/copy/Worst/MinesScreen.swift", line: 12, message: "cannot find 'x' in scope")
    #expect(CompilerError.all(in: output) == [error])
  }

  @Test func `have the mutants left out of their lines, then of their members, and then the nearest first`() throws {
    let text = "extension S {\n  func f() {\n    g()\n    g()\n  }\n\n  func h() { g() }\n\n  func i() { g() }\n}"
    let package = try TemporaryPackage(["Worst/S.swift": text])
    let variant = VariantSource(lesson: "mines", name: "worst", folders: ["Worst"], hasModel: false)
    let tree = try MutatedTree(variant, in: package.folder, firstNumber: 1)
    var workspace = MutantWorkspace(copy: package.folder, trees: [tree], leftOut: [])
    for (line, leftOut) in [(3, [1]), (5, [1, 2]), (5, [1, 2, 3]), (5, [1, 2, 3, 4])] as [(Int, Set<Int>)] {
      try workspace.leaveOut("/copy/Worst/S.swift:\(line):1: error: no")
      #expect(workspace.leftOut == leftOut)
    }
    #expect(throws: (any Error).self) { try workspace.leaveOut("/copy/Worst/S.swift:5:1: error: no") }
  }
}
