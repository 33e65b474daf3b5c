import Fixture
import SourceTools
import Testing

@testable import Workshop

@Suite struct `What keeps a kata from being built` {
  @Test(
    arguments: [
      ("error: missing required module 'SwiftShims'", .foreignFolder),
      ("error: PCH was compiled with module cache path '/a', but the path is currently '/b'", .foreignFolder),
      ("error: module file was created by a different version of the compiler '/a.swiftmodule'", .foreignFolder),
      ("error: unable to write file 'x': No space left on device", .disk),
      ("error: couldn't create '.build/x': Permission denied", .permission),
      ("warning: attempt to write a readonly database", .permission),
      ("env: 'swift': No such file or directory", .toolchain), ("env: ‘swift’: No such file or directory", .toolchain),
    ] as [(String, BuildObstacle)])
  func `is recognised by what the compiler says`(output: String, obstacle: BuildObstacle) {
    #expect(BuildObstacle("[1/2] Compiling\n\(output)\n") == obstacle)
  }

  @Test(
    arguments: [
      "Kata/Mines/MinesScreen.swift:3:1: error: cannot find 'sqares' in scope", "error: fatalError",
      "error: 'kata': no such module 'Separated'",
      "A.swift:12:16: error: cannot convert\n12 |   let n: Int = \"Permission denied\"\n   |  `- was built for",
    ])
  func `is not found where the source is at fault`(output: String) { #expect(BuildObstacle(output) == nil) }

  @Test(arguments: [
    ("[1/2] Linking\nerror: no\nBuild complete", "error: no"), ("/p/A.swift:3:1: error: no", "A.swift:3: no"),
    ("Target KataToDoModel imports another target (Renderer)", "Kata/ToDo/Model cannot import Renderer: take it out."),
  ])
  func `is reported as the compiler or the linker does it`(output: String, error: String) {
    #expect(KataTrial.errors(in: output, PackageFolder(path: "/p")) == [error])
  }
}

@Suite struct `A package that was copied with what was built in another place` {
  @Test func `is built anew once, without what was built for release`() throws {
    let build = try build(compiler: "[ -e .build/host/release/Lessons.o ] || { echo built; exit 0; }")
    #expect(build.succeeded)
    #expect(build.output == "built\n")
  }

  @Test func `is reported as one when that does not help`() throws {
    let build = try build(compiler: "")
    #expect(!build.succeeded)
    #expect(build.obstacle == .foreignFolder)
    #expect(build.obstacle?.lines.first == "The build folder was made in another place or by another compiler.")
  }

  /// Builds in a package that holds an object file and a compiler that complains of it.
  /// - Parameter compiler: What the compiler does first.
  private func build(compiler: String) throws -> KataBuild {
    let package = try TemporaryPackage([
      "Sources/Worst/Mines/.keep": "", "bin/.keep": "", ".build/host/release/Lessons.o": "",
    ])
    let (folder, bin) = (package.folder.path, package.folder["bin"])
    let complaint = "echo \"error: missing required module 'SwiftShims'\"; exit 1"
    try StandIn.write("cd '\(folder)'\n\(compiler)\n\(complaint)", to: "\(bin)/swift")
    return try KataBuild(Kata("mines", in: package.folder), in: package.folder, path: "\(bin):/usr/bin:/bin")
  }
}
