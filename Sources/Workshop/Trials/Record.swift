import Foundation
import PlainText
import SourceTools

/// What a command counts from trials, kept as JSON in a file of the package. `workshop trials --record` writes it anew.
struct Record<Contents: Codable>: Sendable {
  /// Relative to the package.
  let path: String
  /// What messages call the contents: `list of costs`.
  let kind: String

  /// What was last recorded.
  func read(in root: String) throws(CommandError) -> Contents {
    guard let contents = try readIfAny(in: root) else {
      throw CommandError(.noInput, "There is no '\(path)': record it with '\(TrialTable.recording)'.")
    }
    return contents
  }

  /// What was last recorded; `nil` if there is no record.
  func readIfAny(in root: String) throws(CommandError) -> Contents? {
    guard let text = try PackageFolder(path: root).textIfAny(of: path) else { return nil }
    // No count has that many digits, and sums of shorter ones fit an Int.
    let isDamaged = text.contains(/[0-9]{13}/)
    guard !isDamaged, let contents = try? JSONDecoder().decode(Contents.self, from: Data(text.utf8)) else {
      throw .badData("'\(path)' is not a \(kind): record it anew with '\(TrialTable.recording)', or delete it.")
    }
    return contents
  }

  /// Writes a line for each row, and for each list in a row that holds rows itself, so that a diff can be read.
  func write(_ contents: Contents, in package: PackageFolder) throws {
    let width = 118
    // The lists of a row are nested this deep, and each of them stands on one line.
    let depthOfLists = 4
    let text = try laidOut(JSONSerialization.jsonObject(with: Data(json(contents).utf8))) { line, depth in
      depth < depthOfLists && line.count + 2 * depth > width && line.contains("[{")
    }
    try package.write(Data((text + "\n").utf8), to: path)
  }
}
