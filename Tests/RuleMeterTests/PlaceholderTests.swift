import Testing
import SwiftSyntax
@testable import RuleMeter
@Test func `it parses`() { #expect(parsed("let a = 1").statements.count == 1) }
