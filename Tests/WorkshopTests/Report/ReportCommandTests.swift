import PlainText
import Play
import Testing

@testable import Workshop

@Test func `a folder that it cannot write to is refused with 74 before any work`() throws {
  var arguments = Arguments(["-o", "/dev/null/report"])
  let command = try ReportCommand(&arguments)
  #expect(
    throws: CommandError(
      .output, "Cannot write to '/dev/null/report': choose a folder that you may write to with '-o DIR'.")
  ) { try command.run() }
}
