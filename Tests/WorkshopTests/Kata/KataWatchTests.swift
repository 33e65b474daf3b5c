import Foundation
import SourceTools
import Testing

@testable import Workshop

@Suite struct `The watch over a kata` {
  private let package: TemporaryPackage
  private var watch: KataWatch
  private let file = "Kata/Mines/MinesScreen.swift"

  init() throws {
    package = try .withLesson()
    let kata = try Kata("mines", in: package.folder)
    _ = try kata.start(nil)
    watch = KataWatch(kata)
  }

  @Test mutating func `sees once that a file was saved, added in a folder, or removed`() throws {
    #expect(answers() == [false, false])
    try package.setDate(Date(timeIntervalSince1970: 1_000_000), of: file)
    #expect(answers() == [true, false])
    try package.write(["Kata/Mines/Model/Game.swift": ""])
    #expect(answers() == [true, false])
    try package.folder.remove(file)
    #expect(answers() == [true, false])
  }

  private mutating func answers() -> [Bool] { [watch.hasChanged(), watch.hasChanged()] }
}
