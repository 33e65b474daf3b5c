import Fixture
import Foundation
import Testing

@Suite struct `Links in the documentation` {
  @Test(arguments: Page.all)
  func `lead to a page and a heading that are there`(page: Page) throws {
    let folder = URL(fileURLWithPath: page.path).deletingLastPathComponent().relativePath
    for link in try page.prose().flatMap({ $0.links() }) where !link.hasPrefix("https://") {
      let parts = link.components(separatedBy: "#")
      let path = parts[0].isEmpty ? page.path : "\(folder)/\(parts[0])"
      #expect(Page.exists(path), "\(page.path) links to '\(link)': no '\(path)'")
      if parts.count > 1 {
        #expect(try Page(path: path).anchors().contains(parts[1]), "\(page.path) links to '\(link)': no such heading")
      }
    }
  }

  @Test(arguments: Page.all)
  func `and names of files lead to files`(page: Page) throws {
    let folders = ["Sources/", "Tests/", "Docs/"]
    for span in try page.prose().flatMap({ $0.codeSpans() }) where folders.contains(where: span.hasPrefix) {
      if span.contains(where: { "<…* ".contains($0) }) || span.contains("LESSON") { continue }
      #expect(Page.exists(span), "\(page.path) names '\(span)'")
    }
  }

  @Test(arguments: Page.all)
  func `and names of make's targets to targets`(page: Page) throws {
    let makefile = try Page(path: "Makefile").lines()
    let commands = try page.lines().flatMap { $0.matches(of: /(?:^|`|\$ )make ([a-z-]+)/).map { String($0.1) } }
    for target in commands {
      #expect(makefile.contains { $0.hasPrefix("\(target):") }, "\(page.path) names 'make \(target)'")
    }
  }

  @Test(arguments: [
    ("## Half a day: 210 minutes", "half-a-day-210-minutes"), ("# 4 The rules", "4-the-rules"),
    ("### `raw-write`, and why", "raw-write-and-why"), ("## R1: sealed", "r1-sealed"),
  ])
  func `use the anchors that the heading gets`(heading: String, anchor: String) {
    #expect(Page.anchor(of: heading) == anchor)
  }

  @Test(arguments: Page.all)
  func `stand between fences that say what is inside`(page: Page) throws {
    let known: Set = ["```", "```console", "```sh", "```swift", "```text", "```json", "  ```", "  ```swift"]
    let isFollowed = page.path.contains(/^Docs\/(Workshop\/|Troubleshooting\.md)/)  // by `follow-guide`
    for line in try page.lines() where line.contains(/^ *```/) {
      #expect(known.contains(line) || line == "```console builds" && isFollowed, "\(page.path): '\(line)'")
    }
  }
}

extension Page {
  func anchors() throws -> [String] { try prose().filter { $0.hasPrefix("#") }.map(Page.anchor) }

  /// As GitHub makes it: lower case, without punctuation, hyphens for spaces.
  static func anchor(of heading: String) -> String {
    let text = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
    return String(text.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
  }

  /// Whether there is such a file in the package, in this case of letters: not every disk tells them apart.
  static func exists(_ path: String) -> Bool {
    let (folders, names) = (root.pathComponents, root.appendingPathComponent(path).standardized.pathComponents)
    guard names.starts(with: folders) else { return false }
    return names.indices.dropFirst(folders.count).allSatisfy { count in
      let folder = "/" + names[1..<count].joined(separator: "/")
      return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.contains(names[count]) == true
    }
  }
}

extension String {
  /// The targets of `[text](target)`.
  func links() -> [String] { matches(of: /\]\(([^)]+)\)/).map { String($0.1) } }

  /// What stands between single backticks.
  func codeSpans() -> [String] { matches(of: /`([^`]+)`/).map { String($0.1) } }
}
