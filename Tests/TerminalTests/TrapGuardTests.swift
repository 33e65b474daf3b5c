import Testing

@testable import Terminal

@Suite(.serialized) struct `What would end the program` {
  private static func depth(of start: Int) -> Int { start < 0 ? 0 : depth(of: start + 1) + "\(start)".count }

  @Test func `ends nothing but its own thread`() {
    #expect(TrapGuard.run { 1 } == 1)
    #expect(TrapGuard.run { [1][Int("2") ?? 0] } == nil)
    #expect(TrapGuard.run { () -> Int in preconditionFailure("on purpose") } == nil)
    #expect(TrapGuard.run { Self.depth(of: 0) } == nil)
    #expect(TrapGuard.run { 2 } == 2)
  }
}
