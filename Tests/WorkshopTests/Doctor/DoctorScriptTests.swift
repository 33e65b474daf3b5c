import Fixture
import Foundation
import SourceTools
import Testing

@testable import Workshop

/// The script that `make doctor` runs, in a checkout and a home folder of its own, with a `swift` that builds nothing.
@Suite final class `The doctor's script` {
  private let package: TemporaryPackage

  init() throws {
    let folder = "Sources/Workshop/Doctor"
    package = try TemporaryPackage([
      "checkout/\(folder)/.keep": "", "checkout/.build/.keep": "", "home/.keep": "", "bin/.keep": "",
    ])
    let script = try PackageFolder(path: TestedPackage.root).text(of: "\(folder)/doctor")
    try StandIn.write(script, to: path("checkout/\(folder)/doctor"))
    try StandIn.write("[ $1 = run ] && echo built || echo 'Swift version 6.3 (swift)'", to: path("bin/swift"))
  }

  deinit {
    for part in ["home", "home/.cache", "checkout", "checkout/.build"] { chmod(path(part), 0o700) }
  }

  @Test func `goes on where every check passes`() throws {
    try package.write(["checkout/.build/debug.yaml": "\(path("checkout"))/Sources"])
    #expect(try run() == "built\n")
  }

  @Test func `names a home folder that is not there`() throws {
    let home = "/dev/null/home"
    #expect(
      try run(home: home)
        == """
        ✗ home folder: cannot write to '\(home)'
            Make it yours ('sudo chown -R \(userName) \(home)'), or use another: 'export HOME=$(mktemp -d)'.

        """)
    #expect(try run(home: nil).hasPrefix("✗ home folder: cannot write to 'HOME'\n"))
  }

  @Test(.enabled(if: getuid() != 0), arguments: ["home", "home/.cache"])
  func `names the part of the home folder that it cannot write to`(part: String) throws {
    try FileManager.default.createDirectory(atPath: path(part), withIntermediateDirectories: true)
    chmod(path(part), 0o500)
    #expect(try run().hasPrefix("✗ home folder: cannot write to '\(path(part))'\n"))
  }

  @Test(.enabled(if: getuid() != 0)) func `names a checkout that somebody else built`() throws {
    chmod(path("checkout/.build"), 0o500)
    #expect(
      try run()
        == """
        ✗ checkout: somebody else built it: cannot write to '.build'
            Remove what was built, and build it yourself: 'rm -rf .build' (with 'sudo' where it is not yours).

        """)
  }

  @Test func `names a checkout that was copied with what was built`() throws {
    try package.write(["checkout/.build/debug.yaml": "/somewhere/else/Sources"])
    #expect(
      try run()
        == """
        ✗ checkout: it was built in another folder, and copied with what was built
            Remove what was built, and build it yourself: 'rm -rf .build' (with 'sudo' where it is not yours).

        """)
  }

  @Test func `names a toolchain that is too old`() throws {
    try StandIn.write("echo 'Swift version 6.2 (swift)'", to: path("bin/swift"))
    #expect(try run().hasPrefix("✗ toolchain: Swift version 6.2 (swift)\n    Install Swift 6.3 or later"))
  }

  private var userName: String { NSUserName() }

  private func path(_ part: String) -> String { package.folder[part] }

  /// - Returns: What it prints on standard output.
  private func run() throws -> String { try run(home: path("home")) }

  private func run(home: String?) throws -> String {
    try Subprocess.run(
      URL(fileURLWithPath: path("checkout/Sources/Workshop/Doctor/doctor")), [],
      environment: ["HOME": home, "XDG_CACHE_HOME": nil, "PATH": "\(path("bin")):/usr/bin:/bin"]
    ).output
  }
}
