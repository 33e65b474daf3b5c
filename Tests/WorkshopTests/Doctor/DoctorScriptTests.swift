import Fixture
import Foundation
import Testing

@testable import Workshop

/// The script that `make doctor` runs, in a checkout and a home folder of its own, with a `swift` that builds nothing.
@Suite final class `The doctor's script` {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("doctor-\(UUID())")

  init() throws {
    let root = URL(fileURLWithPath: TestedPackage.root)
    for part in ["checkout/Sources/Workshop/Doctor", "checkout/.build", "home", "bin"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
    }
    let script = "Sources/Workshop/Doctor/doctor"
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("checkout/\(script)"), withDestinationURL: root.appendingPathComponent(script))
    try StandIn.write("[ $1 = run ] && echo built || echo 'Swift version 6.3 (swift)'", to: path("bin/swift"))
  }

  deinit {
    for part in ["home", "home/.cache", "checkout", "checkout/.build"] { chmod(path(part), 0o700) }
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `goes on where every check passes`() throws {
    try write("\(path("checkout"))/Sources", to: "checkout/.build/debug.yaml")
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
    try write("/somewhere/else/Sources", to: "checkout/.build/debug.yaml")
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

  private func path(_ part: String) -> String { folder.appendingPathComponent(part).path }

  private func write(_ text: String, to part: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(part))
  }

  /// - Returns: What it prints on standard output.
  private func run() throws -> String { try run(home: path("home")) }

  private func run(home: String?) throws -> String {
    try Subprocess.run(
      URL(fileURLWithPath: path("checkout/Sources/Workshop/Doctor/doctor")), [],
      environment: ["HOME": home, "XDG_CACHE_HOME": nil, "PATH": "\(path("bin")):/usr/bin:/bin"]
    ).output
  }
}
