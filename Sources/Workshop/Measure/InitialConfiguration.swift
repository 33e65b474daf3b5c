import Foundation
import PlainText
import Play
import RuleMeter

/// What `workshop measure --init` does: writes a configuration with what it finds, and says what that is.
struct InitialConfiguration {
  private let folder: String

  init(paths: [String]) throws(CommandError) {
    guard paths.count == 1 else { throw .usage("'--init' takes one folder: run it once for each project.") }
    folder = paths[0]
  }

  func write() throws -> [String] {
    let url = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(Configuration.fileName)
    let shown = folder == "." ? Configuration.fileName : "\(folder)/\(Configuration.fileName)"
    if FileManager.default.fileExists(atPath: url.path) {
      throw CommandError.usage("'\(shown)' is there already: edit it, or delete it first.")
    }
    let proposal: ConfigurationProposal
    do { proposal = try ConfigurationProposal(folder: folder) } catch { throw CommandError(.noInput, "\(error).") }
    do {
      try Data(proposal.text.utf8).write(to: url, options: .atomic)
    } catch {
      throw CommandError(.output, "Cannot write to '\(shown)': choose a folder that you may write to.")
    }
    return ["Wrote \(shown)."] + proposal.remarks + [
      "Next: the same command, with '--baseline rulemeter.txt --update' instead of '--init'."
    ]
  }
}
