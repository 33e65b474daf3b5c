import Lessons
import PlainText

/// What `--print` asks for.
package struct PrintOptions: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let last = PrintOptions(rawValue: 1)
  package static let frames = PrintOptions(rawValue: 2)
  package static let state = PrintOptions(rawValue: 4)
  package static let redraws = PrintOptions(rawValue: 8)

  private static let names: [(name: String, option: PrintOptions)] = [
    ("last", .last), ("frames", .frames), ("state", .state), ("redraws", .redraws),
  ]

  /// - Parameter list: Names, separated by commas.
  package init(list: String) throws(CommandError) {
    self = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = PrintOptions.names.first(where: { $0.name == name }) else {
        throw .usage(
          "\("--print \(list)".quoted) is unknown: choose from last, frames, state, redraws, joined by commas.")
      }
      insert(known.option)
    }
  }
}
