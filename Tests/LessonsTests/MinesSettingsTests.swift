import Lessons
import Testing

@Test func `a field with more mines than it has room for is a programmer's error`() async {
  await #expect(processExitsWith: .failure) { _ = MinesSettings(width: 2, height: 2, mineCount: 4) }
}
