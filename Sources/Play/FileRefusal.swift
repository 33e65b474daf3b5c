import Foundation
import Lessons
import PlainText

enum FileRefusal: Error, Equatable {
  case noName
  case circularLink
  case folder
  case irregular
  case hardLinks(Int)
  case readOnly
  case otherOwner
  case tooLarge(limit: Int)
  /// What the system says, by its number.
  case system(Int32)

  static var lastError: FileRefusal { errno == ELOOP ? .circularLink : .system(errno) }

  var description: String {
    switch self {
    case .noName: "names no file: name one."
    case .circularLink: "is a link that leads in a circle: remove it, or name another file."
    case .folder: "is a folder: name a file in it."
    case .irregular: "is not a regular file: name another one."
    case .hardLinks(let count): "is one of \(count) names of the same file, which saving would part: name a copy of it."
    case .readOnly: "is read-only: make it writable with 'chmod u+w', or name another file."
    case .otherOwner: "belongs to somebody else, and saving would make it yours: name a copy of it."
    case .tooLarge(let limit): "is larger than \(limit / 1_000_000) MB: name another file."
    case .system(ENOENT), .system(ENOTDIR): "is in a folder that does not exist: make the folder, or name another file."
    case .system(EACCES), .system(EPERM): "is where you may not do that: change the permissions, or name another file."
    case .system(EROFS): "is on a disk that is read-only: name another file."
    case .system(ENOSPC), .system(EDQUOT): "has no room on its disk: free some, or name another file."
    case .system(ENAMETOOLONG): "is too long a name: give a shorter one."
    case .system(let code): "cannot be used (\(String(cString: strerror(code)))): name another file."
    }
  }

  /// As an error of the command line, with the file's name before it.
  /// - Parameter code: For what is a file, and cannot be read or written.
  func error(_ code: CommandError.Code, _ path: String) -> CommandError {
    CommandError(isNoFile ? .noInput : code, "\(path.isEmpty ? "''" : path.excerpt(200)): \(description)")
  }

  private var isNoFile: Bool { [.folder, .irregular, .circularLink].contains(self) }
}

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
