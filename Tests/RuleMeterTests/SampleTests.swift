import Testing

@testable import RuleMeter

/// Each card's samples: what is marked `/*!*/` is counted, and nothing else.
@Suite struct SampleTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let check: CheckName
    let number: Int
    let text: String
    let fires: Bool

    var testDescription: String { "\(check.rawValue) \(fires ? "fires" : "silent") \(number)" }
  }

  static let samples = Checks.cards.flatMap { card in
    card.fires.enumerated().map { Sample(check: card.name, number: $0 + 1, text: $1, fires: true) }
      + card.silent.enumerated().map { Sample(check: card.name, number: $0 + 1, text: $1, fires: false) }
  }

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
  func `a card has at least ten samples each way`(card: CheckCard) {
    #expect(card.fires.count >= 10)
    #expect(card.silent.count >= 10)
  }

  @Test func `no sample leaves anything unresolved`() {
    for sample in Self.samples {
      let measured = Meter.measure([Meter.Source(path: "Sample.swift", text: MarkedSource(sample.text).text)])
      #expect(measured.unresolved.isEmpty, "\(sample.testDescription): \(measured.unresolved)")
    }
  }
}
