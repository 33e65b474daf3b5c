import Foundation

/// Where frames and other bytes go: a file, by its descriptor.
package struct FrameOutput: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package let code: Int32
    /// The system's word for it, such as `Broken pipe`.
    package var description: String { String(cString: strerror(code)) }
  }

  private let file: Int32

  package init(file: Int32) { self.file = file }

  package init(path: String) throws(Failure) {
    file = open(path, O_WRONLY)
    if file < 0 { throw Failure(code: errno) }
  }

  package static let standard = FrameOutput(file: STDOUT_FILENO)

  /// Writes bytes with one system call, or more when the file takes only a part of them at a time.
  package func put(_ bytes: [UInt8]) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return write(file, rest.baseAddress, rest.count)
      }
      if count >= 0 { written += count } else if !canTryAgain(file, when: POLLOUT) { throw Failure(code: errno) }
    }
  }
}

/// Asked after a system call on a file failed: whether to try again. Waits, where the file could not at once.
package func canTryAgain(_ file: Int32, when events: Int32) -> Bool {
  if errno == EINTR { return true }
  guard errno == EAGAIN else { return false }
  var waited = pollfd(fd: file, events: Int16(events), revents: 0)
  poll(&waited, 1, -1)
  return true
}
