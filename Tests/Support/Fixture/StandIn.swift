import Foundation

/// A shell script that stands in for a program.
package enum StandIn {
  /// Writes an executable script.
  ///
  /// Another program makes the file: one that we had open for writing ourselves is busy, and cannot be started, while a
  /// process that was just begun elsewhere still has what we had open.
  package static func write(_ script: String, to path: String) throws {
    let text = path + ".text"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: text))
    defer { try? FileManager.default.removeItem(atPath: text) }
    let install = try Process.run(URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", text, path])
    install.waitUntilExit()
    guard install.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
