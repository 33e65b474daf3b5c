import Checkout
import Foundation
import Play

/// The results of a group of trials, as they are kept in a file: a line that says what they depend on, and a line for each
/// result that is not simple.
struct TrialRecord: Equatable {
  private struct Heading: Codable {
    let key: String
    let toolchain: String
    let simple: [String: Int]

    init(key: String, toolchain: String, simple: [TrialSort: Int]) {
      self.key = key
      self.toolchain = toolchain
      self.simple = Dictionary(uniqueKeysWithValues: simple.map { ($0.key.name, $0.value) })
    }

    var sorts: [TrialSort: Int] {
      get throws {
        try simple.reduce(into: [:]) { sorts, entry in
          guard let sort = TrialSort(entry.key) else { throw CommandError.badData("no sort: '\(entry.key)'") }
          sorts[sort] = entry.value
        }
      }
    }
  }

  /// What the results depend on: see `TrialInputs`.
  let key: String
  /// The compiler that built what was tried.
  let toolchain: String
  let results: TrialResults

  init(key: String, toolchain: String, _ results: TrialResults) {
    self.key = key
    self.toolchain = toolchain
    self.results = results
  }

  /// - Returns: Nothing where there is no such file.
  /// - Throws: When it is not such a record.
  init?(readFrom file: String, in package: PackageFolder) throws(CommandError) {
    guard let data = FileManager.default.contents(atPath: package[file]) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    do {
      let heading = try JSONDecoder().decode(Heading.self, from: lines.first ?? Data())
      (key, toolchain) = (heading.key, heading.toolchain)
      results = TrialResults(
        simple: try heading.sorts,
        named: try lines.dropFirst().map { try JSONDecoder().decode(TrialResult.self, from: $0) })
    } catch {
      throw .badData(
        "'\(file)' is not a record of trials: delete it, and record it anew with '\(TrialTable.recording)'.")
    }
  }

  func write(to file: String, in package: PackageFolder) throws {
    let heading = Heading(key: key, toolchain: toolchain, simple: results.simple)
    let lines = try [json(heading)] + results.named.map { try json($0) }
    try package.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: file)
  }
}
