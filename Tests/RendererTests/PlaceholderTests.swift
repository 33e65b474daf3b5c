import Testing
@Test func `it works`() { #expect(true) }
