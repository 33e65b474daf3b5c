import LessonPairs
import Testing

@Suite struct `How many ways there are to write a lesson` {
  private static let words = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen",
  ]

  @Test func `is what the list holds, wherever a page says it`() throws {
    var places = 0
    for page in Page.all {
      for (number, line) in try page.lines().enumerated() {
        for match in line.matches(of: /([A-Za-z]+) ways to write ([A-Z][A-Za-z]+)/) {
          let pair = try #require(allLessons.first { $0.folder == match.2 })
          places += 1
          #expect(
            match.1.lowercased() == Self.words[pair.sources.count], "\(page.path):\(number + 1): \(match.0)")
        }
      }
    }
    #expect(places > 3)
  }
}
