import Foundation

/// A file that is read whole. Its name is taken as it is: `~` is a name like any other.
struct InputFile {
  /// In bytes; no file of ours comes near it.
  static let limit = 64_000_000

  let path: String

  func read() throws(FileRefusal) -> Data {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw .lastError }
    defer { close(file) }
    return try InputFile.read(file)
  }

  static func readStandardInput() throws(FileRefusal) -> Data { try read(STDIN_FILENO) }

  private static func read(_ file: Int32) throws(FileRefusal) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let count = readSystemCall(file, &buffer, buffer.count)
      if count == 0 { return data }
      if count > 0 { data += buffer[..<count] } else if errno != EINTR { throw .lastError }
    }
    throw .tooLarge(limit: limit)
  }
}

/// Out of reach of the method `read`, which would hide the system's.
private func readSystemCall(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
