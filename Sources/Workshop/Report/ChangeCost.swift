import Console
import Foundation

/// What one change request cost in one variant, as recorded in `Baselines/changes.json`.
struct ChangeCost: Decodable, Equatable {
  private static let record = "Baselines/changes.json"

  let lesson: String
  let change: String
  let variant: String
  let files: Int
  let places: Int
  let lines: Int
  /// Places that can be forgotten with the data right and the screen wrong.
  let forgettable: Int

  /// - Parameter root: The package's folder.
  /// - Returns: Nothing where there is no record.
  static func recorded(in root: String) throws(CommandError) -> [ChangeCost] {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(record)") else { return [] }
    do {
      return try JSONDecoder().decode([ChangeCost].self, from: data)
    } catch {
      throw .badData("'\(record)' is not what it should be: record it anew, or delete it.")
    }
  }
}
