import Foundation
import PlainText
import Play
import SourceTools

/// `workshop doctor`: checks this machine, and says how to mend what is wrong. A script does so, since a machine on which
/// nothing can be built needs it most.
struct DoctorCommand: Subcommand {
  static let help = CommandHelp(
    name: "doctor", abstract: "checks this machine, and says how to mend what is wrong", usage: [""],
    exits: [(.failure, "some checks failed")])

  init(_ arguments: inout Arguments) throws(CommandError) { try arguments.finish() }

  func run() throws {
    let script = try PackageFolder.current()["Sources/Workshop/Doctor/doctor"]
    var words = [strdup(script), nil]
    execv(script, &words)
    throw CommandError(.noInput, "'\(script)' cannot be run: \(String(cString: strerror(errno))).")
  }
}
