import Foundation
import Play

extension ChangeCost {
  package static let record = "Tests/Recorded/changes.json"

  /// The costs as they were last recorded, with `workshop changes --format json > Tests/Recorded/changes.json`.
  /// - Parameter root: The package's folder.
  /// - Returns: Nothing where there is no record.
  package static func recorded(in root: String) throws(CommandError) -> [ChangeCost] {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(record)") else { return [] }
    do {
      return try JSONDecoder().decode([ChangeCost].self, from: data)
    } catch {
      throw .badData(
        "'\(record)' is no list of costs: record it anew with 'swift run workshop changes --format json > \(record)', or delete it."
      )
    }
  }
}
