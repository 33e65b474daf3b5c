import Testing

@testable import Workshop

@Suite struct `Without a screen` {
  /// This many lessons with ten sentences each, some of which run, at 300 tests a second on the model.
  private func figures(_ lessons: Int, run: Int, throughScreen: Int) -> [WithoutScreenFigures] {
    (0..<lessons).map { number in
      WithoutScreenFigures(
        lesson: "\(number)", sentences: 10, run: run, tests: run, testsASecondOnModel: 300,
        testsASecondThroughScreen: throughScreen, runOnObservable: run - 1, testsASecondOnObservable: 200)
    }
  }

  @Test func `all lessons together decide, by sentences and by time`() {
    #expect(WithoutScreenFigures.finding(on: figures(5, run: 8, throughScreen: 150)).verdict == .holds)
    #expect(WithoutScreenFigures.finding(on: figures(5, run: 7, throughScreen: 150)).verdict == .refuted)
    #expect(WithoutScreenFigures.finding(on: figures(5, run: 8, throughScreen: 151)).verdict == .refuted)
    let table = WithoutScreenFigures.table(of: figures(5, run: 8, throughScreen: 150))
    #expect(table.suffix(2).map { $0[2] } == ["– | 8 | 7", "– | 40 | 35"])
  }
}
