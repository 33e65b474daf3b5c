import Foundation
import PlainText

/// What a command found out and somebody kept, as JSON in a file of the package.
package struct Record<Contents: Decodable>: Sendable {
  /// Relative to the package.
  package let path: String
  /// The command that writes it anew.
  package let command: String
  private let kind: String

  /// - Parameters:
  ///   - kind: What a file that cannot be read is not, such as `list of costs`.
  ///   - words: The words of the `workshop` command that prints it.
  package init(at path: String, kind: String, printedBy words: String) {
    self.path = path
    self.kind = kind
    command = "swift run workshop \(words) > \(path)"
  }

  /// What was last recorded.
  package func read(in root: String) throws(CommandError) -> Contents {
    guard let contents = try readIfAny(in: root) else {
      throw CommandError(.noInput, "There is no '\(path)': record it with '\(command)'.")
    }
    return contents
  }

  /// What was last recorded; nothing where there is no record.
  package func readIfAny(in root: String) throws(CommandError) -> Contents? {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else { return nil }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      throw .badData("'\(path)' is not a \(kind): record it anew with '\(command)', or delete it.")
    }
  }
}
