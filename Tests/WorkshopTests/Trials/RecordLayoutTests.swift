import Foundation
import SourceTools
import Testing

@testable import Workshop

@Suite struct `A record is written` {
  @Test func `as it is in the checkout`() throws {
    let package = try PackageFolder.current()
    let text = try package.text(of: EffectsReport.record.path)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(try RecordLayout.text(of: value) + "\n" == text)
  }
}
