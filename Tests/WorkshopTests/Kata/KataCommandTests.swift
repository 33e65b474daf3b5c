import Fixture
import Foundation
import SourceTools
import Testing

@testable import Workshop

@Suite struct `The commands of a kata` {
  private let package: TemporaryPackage
  private let kata: Kata
  private let workshop = TestedPackage.products.appendingPathComponent("workshop").path

  init() throws {
    package = try .withLesson()
    kata = try Kata("mines", in: package.folder)
    try StandIn.write("echo 'error: no'; exit 1", to: package.folder["swift"])
    _ = try kata.start(nil)
    try package.write(["Package.swift": "", "Kata/Mines/Model/Game.swift": ""])
  }

  private func started(_ words: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    let command = "cd '\(package.folder.path)'; SWIFTPM_BUILD_DIR=elsewhere exec '\(workshop)' \(words)"
    try terminal.start(["/bin/sh", "-c", command], environment: ["PATH": "\(package.folder.path):/usr/bin:/bin"])
    return terminal
  }

  @Test(arguments: [
    ("kata start todo", PackageLock.kata, 0), ("kata check mines", .kata, 1), ("kata reset mines", .kata, 0),
    ("kata solution mines --take 1", .kata, 0), ("kata verify mines", .trials, 1), ("trials mines", .trials, 1),
    ("kata solution mines", .patches, 0),
  ])
  func `that build or replace one wait for another's end`(words: String, lock: PackageLock, code: Int32) throws {
    let terminal = try lock.hold(in: package.folder) {
      let terminal = try started(words)
      try terminal.wait(for: "here: waiting…")
      #expect(package.folder.files(in: ".kata") == [".kata/mines.json"])
      return terminal
    }
    #expect(try terminal.waitForEnd() == .exit(code))
  }

  /// The build takes a hint, which fails if it inherits `SWIFTPM_BUILD_DIR`.
  @Test func `that check it keep the hints that were taken meanwhile`() throws {
    let build = "${SWIFTPM_BUILD_DIR:-'\(workshop)'} kata hint mines >hint; echo 'error: no'; exit 1"
    try StandIn.write(build, to: package.folder["swift"])
    #expect(try started("kata check mines").waitForEnd() == .exit(1))
    #expect(try kata.progress().hints == 1 && kata.progress().lastCheck == .doesNotBuild)
  }

  @Test(arguments: [
    ("Docs/Katas/Mines/1-first.md", "kata solution mines", 66, "cannot be read: make it readable, save it as UTF-8"),
    (".build", "kata reset mines", 74, ".build' cannot be changed: give yourself permission to write"),
  ])
  func `say what to do about a file in their way`(file: String, words: String, code: Int32, remedy: String) throws {
    try package.folder.write(Data([0xFF]), to: file)
    let terminal = try started(words)
    #expect(try terminal.waitForEnd() == .exit(code) && terminal.output.contains(remedy))
  }
}
