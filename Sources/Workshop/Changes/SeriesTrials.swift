import Checkout
import Effects
import Mutation

/// The requests that follow one another, granted one after the other: those of different lessons are built together.
struct SeriesTrials {
  private let package: PackageFolder
  private let series: [[ChangeRequest]]

  init(_ lessons: [String], in package: PackageFolder) throws {
    self.package = package
    series = try lessons.map { try ChangeRequest.series(of: $0, in: package) }.filter { !$0.isEmpty }
  }

  func figures() throws -> [SixInARowFigures] {
    let results = try ChangeRequest.rounds(series).flatMap { requests in
      try ChangeTrials(package, requests, leavingOut: MutationOperator.omissions).run()
    }
    return series.map { $0[0].lesson }.flatMap { lesson in
      VariantTree.all.map { variant in
        SixInARowFigures(
          lesson: lesson, variant: variant.name,
          steps: steps(results.filter { $0.request.lesson == lesson }, of: variant.name))
      }
    }
  }

  private func steps(_ results: [ChangeResult], of variant: String) -> [SixInARowFigures.Step] {
    results.filter { $0.variant == variant }.compactMap { result in
      results.first { $0.variant != variant && $0.request.name == result.request.name }
        .map { SixInARowFigures.Step(result, beside: $0) }
    }
  }
}

extension ChangeRequest {
  /// One change request of each lesson at a time: those of different lessons can be built together.
  static func rounds(_ requests: [[ChangeRequest]]) -> [[ChangeRequest]] {
    (0..<(requests.map(\.count).max() ?? 0)).map { round in
      requests.compactMap { round < $0.count ? $0[round] : nil }
    }
  }
}
