import Testing

@testable import Workshop

@Test func `a benchmark says how many there were in a second`() {
  #expect(EngineBenchmark.Row(lesson: "mines", name: "events", count: 30, seconds: 1.5).perSecond == 20)
}
