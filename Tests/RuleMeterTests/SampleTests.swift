import Foundation
import Testing

@testable import RuleMeter

/// The samples on the page `Docs/RulesGallery.md`: what is marked `/*!*/` is counted, and nothing else.
@Suite struct SampleTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let check: CheckName
    let number: Int
    let text: String
    let fires: Bool

    var testDescription: String { "\(check.rawValue) \(fires ? "fires" : "silent") \(number)" }
  }

  /// A chapter for each check; in it, what is counted stands before what is not.
  static let samples: [Sample] = String.page("RulesGallery.md").parts(after: "\n## ").flatMap { chapter in
    guard let check = CheckName(rawValue: chapter.title) else { return [Sample]() }
    return zip(chapter.components(separatedBy: "Not counted:"), [true, false]).flatMap { half, fires in
      half.programs.enumerated().map { Sample(check: check, number: $0 + 1, text: $1, fires: fires) }
    }
  }

  @Test(arguments: samples)
  func `a check counts the marked places of a sample and no other`(sample: Sample) {
    #expect(sample.fires == expectCounted(in: sample.text, by: sample.check))
  }

  @Test(arguments: Checks.cards)
  func `a check has at least ten samples each way, and its card the first of them`(card: CheckCard) throws {
    let samples = Self.samples.filter { $0.check == card.name }
    for (fires, text) in [(true, card.fires), (false, card.silent)] {
      #expect(samples.count { $0.fires == fires } >= 10)
      #expect(samples.first { $0.fires == fires }?.text == text)
    }
  }
}
