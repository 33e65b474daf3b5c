/// Something that switches tracking on or off, which no statement does: an attribute, a conformance. It cannot be left out
/// while the program still compiles as what it is, so it is counted by its name.
struct TrackingSwitch: Codable, Equatable, Sendable {
  let file: String
  let line: Int
  let text: String

  /// All that exist; a new one is added by hand.
  static let names = ["@Observable", "@ObservationIgnored", "TrackedScreen"]

  /// In the order of the source. A comment switches nothing.
  static func all(in text: String, file: String) -> [TrackingSwitch] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return names.filter { name in
        code.ranges(of: name).contains { range in code[range.upperBound...].first.map { !$0.isLetter } ?? true }
      }.map { TrackingSwitch(file: file, line: index + 1, text: $0) }
    }
  }
}
