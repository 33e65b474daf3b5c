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

@Test(arguments: [
  (["-o"], "'-o' needs a value: write '-o VALUE', or see '--help'."),
  (
    ["--variants", "leaky,worst"],
    "'--variants leaky,worst': todo has no variant 'leaky': choose two of worst, separated, observable."
  ),
  (["mines"], "Unknown argument 'mines': see '--help' for what there is."),
])
func `bad usage of report is refused`(words: [String], message: String) {
  var arguments = Arguments(words)
  #expect(throws: CommandError.usage(message)) { try ReportCommand(&arguments) }
}
