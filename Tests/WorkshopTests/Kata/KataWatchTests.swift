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

  @Test mutating func `sees nothing where nothing was saved`() {
    let hasChanged = watch.hasChanged()
    #expect(!hasChanged)
  }

  @Test mutating func `sees a file that was saved, once`() throws {
    try package.setDate(Date(timeIntervalSince1970: 1_000_000), of: file)
    let answers = [watch.hasChanged(), watch.hasChanged()]
    #expect(answers == [true, false])
  }

  @Test mutating func `sees a file that was added, in a folder too`() throws {
    try package.write(["Kata/Mines/Model/Game.swift": ""])
    let hasChanged = watch.hasChanged()
    #expect(hasChanged)
  }

  @Test mutating func `sees a file that was removed`() throws {
    try package.folder.remove(file)
    let hasChanged = watch.hasChanged()
    #expect(hasChanged)
  }
}
