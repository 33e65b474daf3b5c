import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import RuleMeter

/// Files as they look while somebody types: tokens deleted, doubled and swapped. `MUTATED_FILES` says how many.
@Suite struct MutatedSourceTests {
  static let count = ProcessInfo.processInfo.environment["MUTATED_FILES"].flatMap { Int($0) } ?? 20
  private static let batches = 20

  @Test(arguments: 0..<batches)
  func `a mutated file is measured or refused, and never ends the meter`(batch: Int) throws {
    var dice = Dice(state: UInt64(batch) + 1)
    let folders = try Self.folders.get()
    var slowest = (seconds: 0.0, text: "")
    for number in 0..<(Self.count / Self.batches) {
      let files = folders[(batch + number) % folders.count]
      let text = mutated(files[Int(dice.next() % UInt64(files.count))], &dice)
      let start = ContinuousClock.now
      let measured = RuleMeterTests.measured(text)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      if seconds > slowest.seconds { slowest = (seconds, text) }
      #expect(measured.files == 1)
    }
    // Where all other tests run as well, the time says nothing.
    if Self.count >= 10_000 { #expect(slowest.seconds < 10, "\(slowest.text)") }
  }

  /// One to four tokens are deleted, doubled or swapped.
  private func mutated(_ tokens: [String], _ dice: inout Dice) -> String {
    var tokens = tokens
    for _ in 0...(dice.next() % 4) where tokens.count > 1 {
      let index = Int(dice.next() % UInt64(tokens.count))
      switch dice.next() % 3 {
      case 0: tokens.remove(at: index)
      case 1: tokens.insert(tokens[index], at: index)
      default: tokens.swapAt(index, Int(dice.next() % UInt64(tokens.count)))
      }
    }
    return tokens.joined()
  }

  /// The tokens of each program of the gallery, of the syntax that few of them have, and, where many files are asked for,
  /// of the repository's own sources.
  private static let folders = Result {
    let syntax = Gallery.folder.appendingPathComponent("SyntaxOfToday.swift")
    let sources = count > batches ? [Gallery.repository.appendingPathComponent("Sources")] : []
    return try ([Gallery.folder, syntax] + sources).map(tokens)
  }

  private static func tokens(in place: URL) throws -> [[String]] {
    try SourceReader.files(in: place.path, role: .program).files.map { file in
      let text = try String(contentsOfFile: file.path, encoding: .utf8)
      return Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(\.description)
    }
  }

  private struct Dice {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
