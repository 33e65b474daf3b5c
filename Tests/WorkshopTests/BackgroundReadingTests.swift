import Dispatch
import Testing

@testable import PlayBoth

@Suite struct `Reading in the background` {
  @Test func `goes on while nobody waits, and has the value once it is read`() throws {
    let mayEnd = DispatchSemaphore(value: 0)
    let reading = BackgroundReading {
      mayEnd.wait()
      return 7
    }
    #expect(try reading.valueIfRead() == nil)
    mayEnd.signal()
    #expect(try reading.value() == 7)
    #expect(try reading.valueIfRead() == 7)
  }

  @Test func `hands on what went wrong`() {
    struct Unreadable: Error {}
    let reading = BackgroundReading<Int> { throw Unreadable() }
    #expect(throws: Unreadable.self) { try reading.value() }
    #expect(throws: Unreadable.self) { try reading.valueIfRead() }
  }
}
