import Foundation
import SourceTools

/// Waits for the files of a kata to be saved.
struct KataWatch {
  private static let interval = 0.2

  let kata: Kata
  private var seen: [String: Date]

  init(_ kata: Kata) {
    self.kata = kata
    seen = KataWatch.dates(of: kata)
  }

  /// Returns when a file has been changed, added or removed since the last time.
  mutating func waitForChange() {
    while !hasChanged() { Thread.sleep(forTimeInterval: KataWatch.interval) }
  }

  /// Whether a file has been changed, added or removed since the last time.
  mutating func hasChanged() -> Bool {
    let dates = KataWatch.dates(of: kata)
    defer { seen = dates }
    return dates != seen
  }

  private static func dates(of kata: Kata) -> [String: Date] {
    Dictionary(
      uniqueKeysWithValues: kata.files.map { file in
        let attributes = try? FileManager.default.attributesOfItem(atPath: kata.package[file])
        return (file, attributes?[.modificationDate] as? Date ?? .distantPast)
      })
  }
}
