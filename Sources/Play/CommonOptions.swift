import Lessons
import PlainText
import Renderer
import Terminal

/// The options that every lesson takes.
package struct CommonOptions {
  package let seed: UInt64
  let statePath: String?
  let scriptPath: String?
  let print: Set<PrintOption>
  package let color: ColorChoice
  package let glyphs: GlyphSet

  fileprivate static let aboutFiles = ["state", "script", "print"]

  package init(_ arguments: inout Arguments) throws(CommandError) {
    statePath = try arguments.option("state")
    scriptPath = try arguments.option("script")
    let defaultSeed = scriptPath == nil ? UInt64.random(in: .min ... .max) : 1
    seed = try arguments.number("seed", in: UInt64.min...UInt64.max) ?? defaultSeed
    color = try arguments.choice("color", of: ColorChoice.self) ?? .auto
    glyphs = arguments.flag("ascii") ? .ascii : .unicode
    if let list = try arguments.option("print") {
      if scriptPath == nil {
        throw .usage("\("--print \(list)".quoted) needs a script: add '--script FILE', or '--script -'.")
      }
      print = try Set(list: list)
    } else {
      print = [.last]
    }
  }
}

extension Arguments {
  /// Throws where one of the common options is there that are about a file, and so about one variant.
  package func refuseFileOptions() throws(CommandError) {
    for option in CommonOptions.aboutFiles where names(option) {
      throw .usage("'--\(option)' is for one variant alone: leave it out, or use 'swift run worst'.")
    }
  }
}

/// A part of what a script prints.
enum PrintOption: String {
  case last, frames, state, redraws
}

extension Set<PrintOption> {
  /// - Parameter list: Names, separated by commas.
  init(list: String) throws(CommandError) {
    self = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let option = PrintOption(rawValue: String(name)) else {
        throw .usage(
          "\("--print \(list)".quoted) is unknown: choose from last, frames, state, redraws, joined by commas.")
      }
      insert(option)
    }
  }
}
