import Fixture
import Foundation
import PlainText
import SourceTools
import Testing

@testable import Workshop

/// Files on which the meter itself fails: no such file is known, so a script stands in for the program.
@Suite struct `The process of the meter` {
  private let folder: TemporaryPackage

  init() throws { folder = try TemporaryPackage() }

  /// Fails on two files, unless it is told to leave them out. Its note has no name, so that Ctrl-C leaves none behind.
  private let failing = """
    for file in One.swift Two.swift; do
      echo "$RULEMETER_FAILED_ON" | grep -q $file && continue
      [ -z "$RULEMETER_NOTE" ] || printf '\n%s' $file >"/dev/fd/${RULEMETER_NOTE##*/}"
      kill -SEGV $$
      exit 1
    done
    exit 70
    """

  @Test func `is begun anew without the files on which it failed`() throws { #expect(try run(failing) == 70) }

  @Test(arguments: [("exit 3", 3), ("kill -TERM $$", 128 + SIGTERM)])
  func `ends as it does where the meter does not fail`(script: String, code: Int32) throws {
    #expect(try run(script) == code)
  }

  @Test(arguments: ["", "[ -z \"$RULEMETER_NOTE\" ] || printf '\\nOne.swift' >\"$RULEMETER_NOTE\"; "])
  func `is given up where no further file is to blame`(note: String) throws {
    #expect(throws: CommandError.self) { try run("\(note)kill -ABRT $$") }
  }

  @Test func `notes at which file it is`() throws {
    let script = "RULEMETER_FAILED_ON= RULEMETER_NOTE=/dev/stdout \"$workshop\" measure counter"
    let output = try MeasuredFolder().shell(script).output
    #expect(output[0].hasPrefix("counter/Counter.swift"))
  }

  @Test func `is waited for even where the end of processes is ignored`() throws {
    let script = #"bash -c "trap '' CHLD; '$workshop' measure counter; exit \$?""#
    #expect(try MeasuredFolder().shell(script).code == 1)
  }

  /// What it was about to print is never printed.
  @Test func `ends with the one that waits for it`() throws {
    let measured = try MeasuredFolder()
    try measured.write((0..<20_000).map { "func f\($0)() { print(\($0)) }\n" }.joined(), to: "counter/Long.swift")
    let script = """
      export RULEMETER_FAILED_ON= RULEMETER_NOTE=note
      begin='"$0" measure counter >printed & echo $!; while [ ! -e note ]; do sleep 0.05; done'
      process=$(sh -c "$begin" "$workshop")
      while kill -0 $process 2>/dev/null; do sleep 0.1; done
      cat printed
      """
    #expect(try measured.shell(script).output == [])
  }

  private func run(_ script: String) throws -> Int32 {
    let program = folder.folder["meter"]
    try StandIn.write(script, to: program)
    // The threads on which tests run hold signals back, and so would what they start.
    var (none, own) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &own)
    defer { pthread_sigmask(SIG_SETMASK, &own, nil) }
    return try MeterProcess.run(program, [program])
  }
}
