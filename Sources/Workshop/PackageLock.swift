import Foundation
import PlainText
import Play
import SourceTools

/// Makes processes that build or replace the same things in a package wait for one another. It ends with the process;
/// no child inherits it, and the threads of a process share it.
struct PackageLock {
  static let kata = PackageLock(path: ".build/kata.lock", notice: "Another kata command is at work here: waiting…")
  static let patches = PackageLock(path: ".build/patches.lock", notice: "Another command reads patches here: waiting…")
  static let trials = PackageLock(path: ".build/trials.lock", notice: "Other trials are at work here: waiting…")

  private let path: String
  /// What is printed when another process has it.
  private let notice: String

  /// Works while no other process of this package does so; not to be called by the work itself.
  func hold<Result>(in package: PackageFolder, during work: () throws -> Result) throws -> Result {
    let file = try take(in: package)
    defer { close(file) }
    return try work()
  }

  /// Waits for other processes, and has them wait until this one ends.
  /// - Returns: The file that is locked until this process closes it, however often it has opened it.
  @discardableResult
  func take(in package: PackageFolder) throws -> Int32 {
    try FileManager.default.createDirectory(atPath: package[".build"], withIntermediateDirectories: true)
    let file = open(package[path], O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw CommandError(.output, "'\(package[path])' cannot be opened: give yourself permission, and try again.")
    }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    // Where files cannot be locked, nobody waits.
    if fcntl(file, F_SETLK, &lock) != 0, [EAGAIN, EACCES].contains(errno) {
      printError(notice)
      while fcntl(file, F_SETLKW, &lock) != 0, errno == EINTR {}
    }
    return file
  }
}
