import Fixture
import Foundation
import Renderer
import SourceTools
import Testing

@testable import Workshop

/// The script that `make doctor` runs, in a checkout, a home folder and a terminal of its own. What it asks the machine,
/// stand-ins answer; what they compile takes ten seconds.
@Suite final class `The doctor` {
  private static let folder = "Sources/Workshop/Doctor"
  private static let sound = [
    "✓ system: Linux, where all of it is tried", "✓ toolchain: Swift version 6.3.1 (swift-6.3.1-RELEASE)",
    "✓ git: git version 2.39.5", "✓ terminal: xterm-256color", "✓ size: 80 x 24", "✓ encoding: C.UTF-8",
    "✓ colours: on", "✓ disk: 81.9 GB free",
    "✓ build: the first one, with tests, takes about 5 minutes here (2 cores)",
  ]
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage([
      "checkout/\(Self.folder)/.keep": "", "checkout/.build/.keep": "", "home/.keep": "", "bin/.keep": "",
      "checkout/Sources/Framework/PlainText/A.swift": "\n", "checkout/Sources/Framework/Renderer/B.swift": "\n",
      "checkout/Tests/C.swift": String(repeating: "\n", count: 38),
    ])
    let script = try PackageFolder(path: TestedPackage.root).text(of: "\(Self.folder)/doctor")
    try StandIn.write(script, to: path("checkout/\(Self.folder)/doctor"))
    try standIn([
      "uname": "echo Linux", "swift": "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'", "swiftc": "",
      "git": "echo git version 2.39.5", "df": "echo; echo disk 1 1 80000000 1% /", "getconf": "echo 2",
      "date": "[ -e $0.asked ] && echo 110 || { touch $0.asked; echo 100; }",
    ])
  }

  deinit { for part in ["home", "home/.cache", "checkout", "checkout/.build"] { chmod(path(part), 0o700) } }

  @Test func `has a line for each check of a sound machine`() throws {
    try package.write(["checkout/.build/debug.yaml": "\(path("checkout"))/Sources"])
    #expect(try run() == Self.sound)
  }

  @Test(arguments: [
    ("uname", "echo Darwin", "✓ system: macOS: built to work there with Xcode's toolchain, and not yet seen there"),
    ("uname", "echo FreeBSD", "✓ system: FreeBSD: not tried there"),
    ("swift", "exit 1", "✗ toolchain: no 'swift' on the PATH"),
    (
      "swift", "echo 'Apple Swift version 6.2.4 (swiftlang-6.2)'",
      "✗ toolchain: Apple Swift version 6.2.4 (swiftlang-6.2)"
    ),
    ("swift", "echo Swift version 6.10", "✓ toolchain: Swift version 6.10"),
    ("swift", "echo Swift version 7.0", "✓ toolchain: Swift version 7.0"), ("git", "exit 1", "✗ git: none on the PATH"),
    ("df", "echo; echo disk 1 1 1900000 1% /", "✗ disk: 1.9 GB free"), ("df", "exit 1", "✓ disk: unknown"),
    ("swiftc", "exit 1", "✗ build: not measured"), ("mktemp", "exit 1", "✗ temporary folder: cannot write to '/tmp'"),
    ("getconf", "echo 1", "✓ build: the first one, with tests, takes about 9 minutes here (1 core)"),
    ("getconf", "echo 16", "✓ build: the first one, with tests, takes about 3 minutes here (16 cores)"),
    ("date", "echo 100", "✓ build: the first one, with tests, takes about 20 seconds here (2 cores)"),
    (
      "date", "[ -e $0.asked ] && echo 130 || { touch $0.asked; echo 100; }",
      "✗ build: the first one, with tests, takes about 13 minutes here (2 cores)"
    ),
  ])
  func `takes what the machine answers`(program: String, answer: String, line: String) throws {
    try standIn([program: answer])
    #expect(try run().filter { !Self.sound.contains($0) } == [line])
  }

  @Test(arguments: [
    ("TERM", "", "✗ terminal: none to play in"), ("TERM", "dumb", "✗ terminal: none to play in"),
    ("LC_ALL", "POSIX", "✗ encoding: POSIX"), ("LC_CTYPE", "de_DE.utf8", "✓ encoding: de_DE.utf8"),
    ("NO_COLOR", "1", "✓ colours: off (NO_COLOR is set): every sign is there without them"),
    ("HOME", "/dev/null/home", "✗ home folder: cannot write to '/dev/null/home'"),
    ("HOME", "", "✗ home folder: cannot write to 'HOME'"),
  ])
  func `takes what the environment says`(variable: String, value: String, line: String) throws {
    let lines = try run([variable: value])
    #expect(lines.contains(line))
    #expect(amiss(lines).count <= 1)
  }

  @Test(arguments: [Size(width: 79, height: 24), Size(width: 80, height: 23)])
  func `names a terminal that is too small`(size: Size) throws {
    #expect(try amiss(run(size: size)) == ["✗ size: \(size)"])
  }

  @Test(arguments: [
    ("", 1, "    standard input is not a terminal: run it in one, or play a script with '--script FILE'."),
    ("1</dev/null", 74, "Cannot write to standard output (disk full, or pipe closed?): give it room, or redirect it."),
    (">&-", 74, "Cannot write to standard output (disk full, or pipe closed?): give it room, or redirect it."),
  ])
  func `says what to do without a terminal or without room`(output: String, status: Int32, remedy: String) throws {
    let command = "\(path("checkout/\(Self.folder)/doctor")) 2>&1 \(output)"
    let run = try Subprocess.run(URL(fileURLWithPath: "/bin/sh"), ["-c", command], environment: environment)
    #expect(run.ending == .exit(status))
    #expect(status == 74 ? run.output == "\(remedy)\n" : run.output.contains("none to play in\n\(remedy)\n"))
  }

  @Test(.enabled(if: getuid() != 0), arguments: ["home", "home/.cache"])
  func `names the part of the home folder that it cannot write to`(part: String) throws {
    try FileManager.default.createDirectory(atPath: path(part), withIntermediateDirectories: true)
    chmod(path(part), 0o500)
    #expect(try amiss(run()) == ["✗ home folder: cannot write to '\(path(part))'"])
  }

  @Test(.enabled(if: getuid() != 0)) func `names a checkout that somebody else built`() throws {
    chmod(path("checkout/.build"), 0o500)
    #expect(try amiss(run()) == ["✗ checkout: somebody else built it: cannot write to '.build'"])
  }

  @Test func `names a checkout that was copied with what was built`() throws {
    try package.write(["checkout/.build/debug.yaml": "/somewhere/else/Sources"])
    #expect(try amiss(run()) == ["✗ checkout: it was built in another folder, and copied with what was built"])
  }

  // MARK: Running it

  private func path(_ part: String) -> String { package.folder[part] }

  private func standIn(_ programs: [String: String]) throws {
    for (program, answer) in programs { try StandIn.write(answer, to: path("bin/\(program)")) }
  }

  private var environment: [String: String] {
    ["HOME": path("home"), "PATH": "\(path("bin")):/usr/bin:/bin", "LANG": "C.UTF-8", "XDG_CACHE_HOME": ""]
  }

  /// - Returns: The line of each check; each one that failed has a remedy.
  private func run(_ changes: [String: String] = [:], size: Size = Size(width: 80, height: 24)) throws -> [String] {
    try? FileManager.default.removeItem(atPath: path("bin/date.asked"))
    let terminal = try PseudoTerminal(size: size)
    try terminal.start([path("checkout/\(Self.folder)/doctor")], environment: environment.merging(changes) { $1 })
    let ending = try terminal.waitForEnd()
    let lines = terminal.output.components(separatedBy: "\r\n")
    #expect(ending == .exit(amiss(lines).isEmpty ? 0 : 1))
    #expect(lines.count { $0.hasPrefix("    ") } == amiss(lines).count)
    return lines.filter { $0.hasPrefix("✓") || $0.hasPrefix("✗") }
  }

  private func amiss(_ lines: [String]) -> [String] { lines.filter { $0.hasPrefix("✗") } }
}
