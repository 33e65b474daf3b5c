import Foundation
import SourceTools
import Testing

@testable import Workshop

@Suite struct `A record is written` {
  private struct Row: Codable {
    let name: String
    let parts: [[String: Int]]
  }

  @Test func `with a line for each row, and for each list of a row that is too long for one`() throws {
    let package = try TemporaryPackage()
    let rows = [
      Row(name: "short", parts: [["a": 1]]), Row(name: "long", parts: (1...20).map { ["part": $0] }),
    ]
    try Record<[Row]>(at: "rows.json", kind: "list of rows", printedBy: "rows").write(rows, in: package.folder)
    let lines = try package.folder.text(of: "rows.json").split(separator: "\n")
    #expect(lines.count == 28)
    #expect(lines[1] == #"  {"name":"short","parts":[{"a":1}]},"#)
    #expect(lines[5] == #"      {"part":1},"#)
  }

  @Test func `as it is in the checkout`() throws {
    let package = try PackageFolder.current()
    let text = try package.text(of: EffectsReport.record.path)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try RecordLayout.text(of: value) + "\n" == text)
  }
}
