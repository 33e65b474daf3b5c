import Foundation
import PlainText
import Play
import SourceTools
import Testing

@testable import Workshop

@Suite struct `A package's folder` {
  private let old = Date(timeIntervalSince1970: 1_000_000)

  @Test func `lists the visible files of a part, in the order of their names`() throws {
    let package = try TemporaryPackage(["Sources/B/b.swift": "", "Sources/A.swift": "", "Sources/.hidden": ""])
    #expect(package.folder.files(in: "Sources") == ["Sources/A.swift", "Sources/B/b.swift"])
    #expect(package.folder.files(in: "Sources/A.swift") == ["Sources/A.swift"])
    #expect(package.folder.files(in: "Missing") == [])
  }

  @Test func `takes over what is new and changed, removes what is surplus, and leaves what is kept`() throws {
    let package = try TemporaryPackage(["A/changed": "old", "A/surplus": "", "A/mine": "mine", "Other/kept": ""])
    let other = try TemporaryPackage(["A/changed": "new", "A/Deep/added": "added", "A/mine": "theirs"])
    try package.folder.takeOver(["A"], from: other.folder, keeping: ["A/mine"])
    #expect(package.folder.files(in: "A") == ["A/Deep/added", "A/changed", "A/mine"])
    #expect(try package.folder.text(of: "A/changed") == "new")
    #expect(try package.folder.text(of: "A/mine") == "mine")
    #expect(package.folder.files(in: "Other") == ["Other/kept"])
  }

  @Test func `leaves the dates of unchanged files alone, so that they are not built again`() throws {
    let package = try TemporaryPackage(["Sources/same.swift": "same", "Sources/changed.swift": "old"])
    let other = try TemporaryPackage(["Sources/same.swift": "same", "Sources/changed.swift": "new"])
    for file in ["Sources/same.swift", "Sources/changed.swift"] { try package.setDate(old, of: file) }
    try package.folder.takeOver(["Sources"], from: other.folder)
    #expect(try package.date(of: "Sources/same.swift") == old)
    #expect(try package.date(of: "Sources/changed.swift") != old)
  }

  @Test func `that cannot be changed is named`() throws {
    let package = try TemporaryPackage(["file": ""])
    let error = CommandError(
      .output,
      "'\(package.folder["file/inside"])' cannot be changed: give yourself permission to "
        + "write there, or free the disk, and try again.")
    #expect(throws: error) { try package.write(["file/inside": "text"]) }
  }
}
