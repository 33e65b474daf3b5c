import Foundation

/// A value as every command prints it with `--format json`: on one line unless it is to be read by people, keys sorted.
package func json(_ value: some Encodable, isPretty: Bool = false) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
