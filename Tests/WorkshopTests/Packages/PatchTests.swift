import PlainText
import Play
import SourceTools
import Testing

@testable import Workshop

@Suite struct `A patch` {
  private let patch = TemporaryPackage.patch("  private var remaining = 10", "  private var remaining = 99")

  @Test func `is not blamed where git is missing`() {
    let git = Git(folder: ".", environment: ["PATH": "/"])
    #expect { try git.outcome(["apply"]) } throws: { "\($0)".contains("is git 2.38 or newer on the PATH?") }
  }

  @Test(arguments: [
    ("import UIKit\n", "MinesScreen.swift:3"),
    ("import Foundation\n" + TemporaryPackage.worst, "MinesScreen.swift:4, where it finds its lines moved"),
  ])
  func `that does not apply to the very lines that it names says so, and changes nothing`(
    text: String, place: String
  ) throws {
    let package = try TemporaryPackage(["Kata/Mines/MinesScreen.swift": text, "step.patch": patch])
    let path = package.folder["step.patch"]
    let error = CommandError.badData(
      "\(path): does not apply at \(place): the sources have changed. 'git checkout Sources' takes them back; "
        + "'swift run workshop patches refresh' carries the patch over.")
    #expect(throws: error) { try Patch(path: path).apply(in: package.folder["Kata/Mines"]) }
    #expect(try package.folder.text(of: "Kata/Mines/MinesScreen.swift") == text)
  }

  @Test(arguments: [("on: setters\n", "setters"), ("on: step 7\n", "step 7"), ("", nil)])
  func `says in its first line what it stands on, and applies in a repository`(line: String, base: String?) throws {
    let (file, worst) = ("A:1/Mines/MinesScreen.swift", TemporaryPackage.worst)
    let package = try TemporaryPackage([file: worst, "move.patch": line + patch])
    try Git(folder: package.folder.path).output("init", "--quiet")
    let move = Patch(path: package.folder["move.patch"])
    #expect(try move.base == base)
    try move.apply(in: package.folder["A:1/Mines"])
    #expect(try package.folder.text(of: file).contains("remaining = 99"))
  }
}
