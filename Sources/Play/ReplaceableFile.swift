import Foundation
import Terminal

/// A file that is replaced by a whole new one, so that a kill at any moment leaves the old or the new.
///
/// Its owner, its group and its mode stay; where they cannot, and where replacing would do more than change what the
/// file holds, it is refused. A link to a file stays, and the file that it leads to is replaced.
struct ReplaceableFile {
  /// Where the links lead to.
  private let target: String

  /// - Throws: When it could not be replaced. Nothing has been changed then.
  init(path: String) throws(FileRefusal) {
    target = try ReplaceableFile.target(of: path)
    ReplaceableFile.removeLeftovers(in: ReplaceableFile.folder(of: target))
    // What a replacement needs, without the replacing.
    let rehearsal = try make(Data())
    unlink(rehearsal)
  }

  var exists: Bool { access(target, F_OK) == 0 }

  func read() throws(FileRefusal) -> Data { try InputFile(path: target).contents() }

  func replace(by data: Data) throws(FileRefusal) {
    let file = try make(data)
    if rename(file, target) != 0 {
      let refusal = FileRefusal.lastError
      unlink(file)
      throw refusal
    }
  }

  // MARK: Where

  /// Ends in a slash, so that a file's name can be put behind it; empty for the folder in which the program runs.
  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  private static func target(of path: String) throws(FileRefusal) -> String {
    if path.isEmpty || path.hasSuffix("/") { throw .noName }
    var path = path
    for _ in 0..<40 {
      guard let status = try status(of: path), status.st_mode & S_IFMT == S_IFLNK else { return path }
      let end = try destination(of: path)
      path = end.hasPrefix("/") ? end : folder(of: path) + end
    }
    throw .circularLink
  }

  private static func destination(of link: String) throws(FileRefusal) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    if count < 0 { throw .lastError }
    guard let path = String(validating: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) else {
      throw .system(EILSEQ)
    }
    return path
  }

  /// - Returns: `nil` if there is no such file.
  private static func status(of path: String) throws(FileRefusal) -> stat? {
    var status = stat()
    if lstat(path, &status) == 0 { return status }
    if errno == ENOENT { return nil }
    throw .lastError
  }

  /// What there is to replace, if anything.
  private func replaced() throws(FileRefusal) -> stat? {
    guard let status = try ReplaceableFile.status(of: target) else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .irregular
    }
    if status.st_nlink > 1 { throw .hardLinks(Int(status.st_nlink)) }
    // The superuser may write what nobody else may.
    if status.st_mode & 0o222 == 0 || access(target, W_OK) != 0 { throw .readOnly }
    return status
  }

  // MARK: The new file

  private static let prefix = ".saving-"

  /// Makes the new file, beside the old one and with its owner and mode.
  /// - Returns: Its path.
  private func make(_ data: Data) throws(FileRefusal) -> String {
    let replaced = try replaced()
    let path = "\(ReplaceableFile.folder(of: target))\(ReplaceableFile.prefix)\(getpid())"
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, replaced == nil ? 0o666 : 0o600)
    if file < 0 { throw .lastError }
    defer { close(file) }
    do {
      if let replaced { try ReplaceableFile.setOwner(of: file, as: replaced) }
      try ReplaceableFile.fill(file, with: data)
      return path
    } catch {
      unlink(path)
      throw error
    }
  }

  private static func setOwner(of file: Int32, as other: stat) throws(FileRefusal) {
    var own = stat()
    fstat(file, &own)
    let isOther = own.st_uid != other.st_uid || own.st_gid != other.st_gid
    if isOther, fchown(file, other.st_uid, other.st_gid) != 0 { throw .otherOwner }
    if fchmod(file, other.st_mode & 0o7777) != 0 { throw .lastError }
  }

  private static func fill(_ file: Int32, with data: Data) throws(FileRefusal) {
    do { try FrameOutput(file: file).put([UInt8](data)) } catch { throw .system(error.code) }
  }

  /// Removes what a run that was killed left behind: new files of processes that have ended.
  private static func removeLeftovers(in folder: String) {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for name in names ?? [] where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink(folder + name)
    }
  }
}
