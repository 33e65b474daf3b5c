import Testing

@testable import RuleMeter

/// Kinds of code that apps are written in, on the page `Docs/RulesInApps.md`: what is marked `/*!*/` is counted, and
/// nothing else.
@Suite struct KindTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let check: CheckName
    let text: String
  }

  private static let page = String.page("RulesInApps.md")

  /// A chapter for each check; in it, a section for each program.
  private static let kinds = page.parts(after: "\n## ").flatMap { chapter in
    chapter.parts(after: "\n### ").compactMap { section -> Kind? in
      guard let check = CheckName(rawValue: chapter.title), let text = section.programs.first else { return nil }
      return Kind(testDescription: section.title, check: check, text: text)
    }
  }

  @Test(arguments: kinds)
  func `what is marked is counted, and nothing else`(kind: Kind) { expectCounted(in: kind.text, by: kind.check) }

  @Test func `each heading of the page has its program, each program its heading, and each check its chapter`() {
    let kinds = Self.kinds
    #expect(kinds.count >= 53)
    #expect(Self.page.parts(after: "\n### ").count == kinds.count)
    #expect(Self.page.programs.count == kinds.count)
    #expect(Set(kinds.map(\.testDescription)).count == kinds.count)
    #expect(Set(kinds.map(\.check)) == Set(CheckName.allCases))
  }

  @Test(arguments: [
    ("import SwiftUI\nextension Store { var isFull: Bool { items.count > 4 } }", 1),
    ("import Foundation\nextension Store { var isFull: Bool { items.count > 4 } }", 0),
    ("import UIKit\nextension Store { func twice() { add(); add() } }\nprivate enum Keys { static let store = 1 }", 1),
    (
      "import SwiftUI\nextension Store { var title: String { \"\" } }\nstruct Row: View { var body: some View { Text(\"\") } }",
      0
    ),
    ("import SwiftUI\nextension Reading { var isHigh: Bool { value > 4 } }", 0),
  ])
  func `a file that only extends a model imports no view framework`(text: String, counted: Int) {
    let model = """
      final class Store { private(set) var items: [Int] = []; func add() { items.append(1) } }
      struct Reading { let value: Int }
      """
    let measured = AnalysedProgram(["Store.swift": model, "More.swift": text]).measure
    #expect(measured.violations.count { $0.violation.check == .viewInModel } == counted)
  }

  /// Whether a callback tells of changes depends on its owner being a model, which depends on who writes it.
  @Test(arguments: [2, 3, 4, 5])
  func `a chain of objects that listen to each other is followed to its end`(length: Int) {
    let classes = (0..<length).map { "final class M\($0) { var value = 0; var told: ((Int) -> Void)? }" }
    let wires = (1..<length).map { "func wire\($0)(_ a: M\($0 - 1), _ b: M\($0)) { a.told = { b.value = $0 } }" }
    let text = (classes + wires + ["func begin(_ m: M0) { m.value = 1 }"]).joined(separator: "\n")
    let measured = measured(text)
    // Every second one is told by a model, and so only shows what that one says.
    let exposed = measured.violations.filter { $0.violation.check == .exposedState }.map(\.violation.symbol)
    #expect(exposed == stride(from: 0, to: length, by: 2).map { "M\($0).value" })
  }
}
