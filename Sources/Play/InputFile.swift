import Foundation
import Terminal

/// A file that is read whole. Its name is taken as it is: `~` is a name like any other.
struct InputFile {
  /// In bytes; no file of ours comes near it.
  static let limit = 64_000_000

  let path: String

  func contents() throws(FileRefusal) -> Data {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw .lastError }
    defer { close(file) }
    return try InputFile.contents(of: file)
  }

  static func standardInput() throws(FileRefusal) -> Data { try contents(of: STDIN_FILENO) }

  private static func contents(of file: Int32) throws(FileRefusal) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let count = read(file, &buffer, buffer.count)
      if count == 0 { return data }
      // Who writes a pipe may have it answer at once, with nothing.
      if count > 0 { data += buffer[..<count] } else if !canTryAgain(file, when: POLLIN) { throw .lastError }
    }
    throw .tooLarge(limit: limit)
  }
}
