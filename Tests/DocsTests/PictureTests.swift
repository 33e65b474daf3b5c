import Fixture
import Foundation
import Testing

@testable import Workshop

private let isRefreshing = ProcessInfo.processInfo.environment["REFRESH_DOCS"] != nil
private let pictures = Result { try Picture.all(root: Page.root.path) }
private let folder = Page.root.appendingPathComponent("Docs/Pictures")

@Test func `the pictures of the pages are what the code draws; 'make docs' draws them anew`() throws {
  for picture in try pictures.get() {
    let file = folder.appendingPathComponent(picture.fileName)
    let drawn = try? String(contentsOf: file, encoding: .utf8)
    if isRefreshing { try Data(picture.svg.utf8).write(to: file) }
    #expect(drawn == picture.svg, "Docs/Pictures/\(picture.fileName)")
  }
}

@Test func `no picture is left over`() throws {
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  #expect(try Set(files.filter { !$0.hasPrefix(".") }) == Set(pictures.get().map(\.fileName)))
}

@Test func `a page shows a picture with the words for those who do not see it`() throws {
  for picture in try pictures.get() {
    for page in pages(with: picture) {
      let text = try String(contentsOfFile: "\(Page.root.path)/\(page)", encoding: .utf8)
      let folder =
        page.contains("/Workshop/") || page.contains("/Lessons/") ? "../" : page == "README.md" ? "Docs/" : ""
      let shown = "![\(picture.alternative)](\(folder)Pictures/\(picture.fileName))"
      #expect(text.contains(shown), "\(page): \(shown)")
    }
  }
}

/// The pages that have to show a picture.
private func pages(with picture: Picture) -> [String] {
  let name = String(picture.fileName.prefix { $0 != "." })
  if name == "overview" { return ["README.md"] }
  if let lesson = lessonNames.first(where: { $0.lowercased() == name.prefix { $0 != "-" } }) {
    return ["Docs/Lessons/\(lesson).md"]
  }
  return ["Docs/Effects.md"] + (name.hasPrefix("series-") ? ["Docs/Workshop/10-WhenNotToSeparate.md"] : [])
}
