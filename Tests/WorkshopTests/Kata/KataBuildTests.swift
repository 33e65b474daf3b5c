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
      ("env: 'swift': No such file or directory", .toolchain),
    ] as [(String, BuildObstacle)])
  func `is told from what the compiler says`(output: String, obstacle: BuildObstacle) {
    #expect(BuildObstacle("[1/2] Compiling\n\(output)\n") == obstacle)
  }

  @Test(
    arguments: [
      "Kata/Mines/MinesScreen.swift:3:1: error: cannot find 'sqares' in scope", "error: fatalError",
      "error: 'kata': no such module 'Separated'",
    ])
  func `is nothing where the source is at fault`(output: String) {
    #expect(BuildObstacle(output) == nil)
  }
}
