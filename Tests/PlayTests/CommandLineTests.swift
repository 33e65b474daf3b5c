import Foundation
import Testing

/// What is typed, and what comes of it.
private struct Refusal: CustomTestStringConvertible {
  let words: [String]
  let status: Int32
  let message: String

  init(_ words: String..., status: Int32 = 64, says message: String) {
    self.words = words
    self.status = status
    self.message = message
  }

  var testDescription: String { words.joined(separator: " ").debugDescription }
}

private let refusals = [
  Refusal("--scrpt", "walk", says: "Unknown option '--scrpt': see '--help' for what there is."),
  Refusal("mines", "todo", says: "Unknown argument 'todo': see '--help' for what there is."),
  Refusal("chess", says: "Unknown lesson 'chess': choose one of mines, todo, notes, promotions, chat."),
  Refusal("--seed", says: "'--seed' needs a value: write '--seed VALUE', or see '--help'."),
  Refusal("--state", "--ascii", says: "'--state' needs a value: write '--state VALUE', or see '--help'."),
  Refusal("--seed", "-1", says: "'--seed -1' is out of range: give a whole number from 0 to 18446744073709551615."),
  Refusal(
    "--seed", "1\u{1B}[2J\n",
    says: "'--seed 1\\u{1B}[2J\\n' is not a whole number: give a whole number from 0 to 18446744073709551615."),
  Refusal(
    "--seed", String(repeating: "9", count: 500),
    says: "'--seed \(String(repeating: "9", count: 53))…' is out of range: "
      + "give a whole number from 0 to 18446744073709551615."),
  Refusal("--width", "61", says: "'--width 61' is out of range: give a whole number from 1 to 60."),
  Refusal("--height", "0", says: "'--height 0' is out of range: give a whole number from 1 to 40."),
  Refusal(
    "--width", "2", "--height", "2", "--mines", "4",
    says: "'--mines 4' is out of range: give a whole number from 1 to 3."),
  Refusal(
    "--width", "2", "--height", "2",
    says: "'--mines 15', the default, is out of range here: give a number from 1 to 3."),
  Refusal("todo", "--capacity", "51", says: "'--capacity 51' is out of range: give a whole number from 1 to 50."),
  Refusal("todo", "--mines", "3", says: "'--mines' belongs to mines, not to todo: leave it out, or run 'worst mines'."),
  Refusal("--color", "blue", says: "'--color blue' is unknown: choose one of auto, always, never."),
  Refusal("--print", "last", says: "'--print last' needs a script: add '--script FILE', or '--script -'."),
  Refusal(
    "--script", "-", "--print", "last,all",
    says: "'--print last,all' is unknown: choose from last, frames, state, redraws, joined by commas."),
  Refusal(says: "standard input is not a terminal: run it in one, or play a script with '--script FILE'."),
  Refusal(
    "--script", "nowhere", status: 66, says: "nowhere: cannot be opened: name an existing '--script FILE', or '-'."),
  Refusal("--script", "", status: 66, says: "'': cannot be opened: name an existing '--script FILE', or '-'."),
  Refusal("--script", ".", status: 66, says: ".: cannot be opened: name an existing '--script FILE', or '-'."),
  Refusal("--script", "~/x", status: 66, says: "~/x: cannot be opened: name an existing '--script FILE', or '-'."),
]

@Suite struct `The command line` {
  @Test(arguments: refusals)
  private func `refuses what it cannot use in one line, with the exit code of its kind`(refusal: Refusal) throws {
    let run = try Program().run(refusal.words)
    #expect(run.errors == "worst: \(refusal.message)\n")
    #expect(run.status == refusal.status)
    #expect(run.output == "")
  }

  @Test(arguments: ["--script", "--state", "--seed", "-x"])
  func `refuses a word that is not UTF-8`(option: String) throws {
    let program = try Program()
    let run = try program.run(shell: "exec \"$0\" todo \(option) \"$(printf 'x\\377')\"")
    #expect(run.errors == "worst: Argument 3, 'x\u{FFFD}', is not UTF-8: give the file a name that is.\n")
    #expect(run.status == 64)
    #expect(try program.names == [])
  }

  @Test func `takes the last of several values, and options with an equals sign`() throws {
    let run = try Program().run(["todo", "--capacity=3", "--capacity", "4", "--script=-", "--print=state"])
    #expect(run == Program.Run(status: 0, output: "{\"capacity\":4,\"items\":[]}\n", errors: ""))
  }

  @Test(arguments: ["--version", "--help"])
  func `says what it is`(option: String) throws {
    let run = try Program().run([option])
    #expect(run.output.hasPrefix("worst"))
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0))
  func `says that it cannot write its output`() throws {
    let run = try Program().run(shell: "\"$0\" todo --script - >/dev/full")
    #expect(
      run.errors
        == "worst: Cannot write to standard output (disk full, or pipe closed?): give it room, or redirect it.\n")
    #expect(run.status == 74)
  }

  /// The file is a hole, and takes no room on the disk.
  @Test func `refuses a file that is far larger than one of ours`() throws {
    let run = try Program().run(
      shell: "dd if=/dev/null of=big bs=1 seek=64000001 2>/dev/null; \"$0\" todo --state big --script -")
    #expect(run.errors == "worst: big: is larger than 64 MB: name another file.\n")
    #expect(run.status == 65)
  }

  @Test func `ends by a closed pipe with its exit code`() throws {
    let script = String(repeating: "press add\n", count: 20_000)
    let run = try Program().run(
      shell: "{ \"$0\" todo --script - --print frames; echo $? >&2; } | head -1", input: script)
    #expect(
      run.errors
        == "worst: Cannot write to standard output (disk full, or pipe closed?): give it room, or redirect it.\n74\n")
  }
}
