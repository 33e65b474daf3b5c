import Foundation
import PlainText
import Play
import SourceTools

/// Has the commands that build or replace a kata wait for one another. It ends with the process; no child keeps it.
enum KataLock {
  private static let path = ".build/kata.lock"

  /// Works while no other process of this package does so; not to be called by the work itself.
  static func hold<Result>(in package: PackageFolder, during work: () throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(atPath: package[".build"], withIntermediateDirectories: true)
    let file = open(package[path], O_RDONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw CommandError(.output, "'\(package[path])' cannot be opened: give yourself permission, and try again.")
    }
    defer { close(file) }
    // Where files cannot be locked, nobody waits.
    if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EAGAIN {
      printError("Another kata command is at work here: waiting for its end…")
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
    return try work()
  }
}
