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
  static let samples: [Sample] = {
    let page = Gallery.repository.appendingPathComponent("Docs/RulesGallery.md")
    let chapters = ((try? String(contentsOf: page, encoding: .utf8)) ?? "").components(separatedBy: "\n## ").dropFirst()
    return chapters.flatMap { chapter in
      let check = CheckName(rawValue: String(chapter.prefix { $0 != "\n" }))
      let parts = chapter.components(separatedBy: "Not counted:")
      return zip(parts, [true, false]).flatMap { part, fires in
        part.components(separatedBy: "```swift\n").dropFirst().enumerated().compactMap { number, block in
          check.map {
            Sample(check: $0, number: number + 1, text: block.components(separatedBy: "\n```")[0], fires: fires)
          }
        }
      }
    }
  }()

  @Test(arguments: samples)
  func `a check counts the marked places of a sample and no other`(sample: Sample) {
    let source = MarkedSource(sample.text)
    let measured = Meter.measure([Meter.Source(path: "Sample.swift", text: source.text)])
    let counted = measured.violations.filter { $0.violation.check == sample.check }
      .map { "\($0.location.line):\($0.location.column)" }
    #expect(measured.unparsed.isEmpty)
    #expect(counted == source.marks, "\(sample.text)")
    #expect(sample.fires == !counted.isEmpty)
  }

  @Test(arguments: Checks.cards)
  func `a check has at least ten samples each way, and its card the first of them`(card: CheckCard) throws {
    let samples = Self.samples.filter { $0.check == card.name }
    for (fires, text) in [(true, card.fires), (false, card.silent)] {
      #expect(samples.count { $0.fires == fires } >= 10)
      #expect(samples.first { $0.fires == fires }?.text == text)
    }
  }

  @Test func `no sample leaves anything unresolved`() {
    for sample in Self.samples {
      let measured = Meter.measure([Meter.Source(path: "Sample.swift", text: MarkedSource(sample.text).text)])
      #expect(measured.unresolved.isEmpty, "\(sample.testDescription): \(measured.unresolved)")
    }
  }
}
