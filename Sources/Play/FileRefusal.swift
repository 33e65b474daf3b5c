import Foundation
import Lessons
import PlainText

/// Why a file cannot be read, or replaced.
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

  private var isNoFile: Bool { [.noName, .folder, .irregular, .circularLink].contains(self) }
}
