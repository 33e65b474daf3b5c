import Foundation
import Testing

@testable import Report

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
  #expect(try Set(files) == Set(pictures.get().map(\.fileName)))
}

@Test func `a page shows a picture with the words for those who do not see it`() throws {
  for picture in try pictures.get() {
    let name = picture.fileName.prefix { $0 != "." && $0 != "-" }
    let page = name == "overview" ? "README.md" : "Docs/Lessons/\(try title(String(name))).md"
    let text = try String(contentsOfFile: "\(Page.root.path)/\(page)", encoding: .utf8)
    #expect(text.contains("![\(picture.alternative)]("), "\(page): \(picture.alternative)")
  }
}

private func title(_ lesson: String) throws -> String {
  let pages = try FileManager.default.contentsOfDirectory(atPath: "\(Page.root.path)/Docs/Lessons")
  return try #require(pages.map { String($0.dropLast(3)) }.first { $0.lowercased() == lesson })
}
