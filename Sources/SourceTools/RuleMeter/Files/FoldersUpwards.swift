import Foundation

/// What has this path, and the folders above it, the nearest first. Where the folder in which the program runs is gone,
/// nobody knows what is above it.
func foldersUpwards(from path: String) -> some Sequence<URL> {
  sequence(first: URL(fileURLWithPath: path).standardizedFileURL) { folder in
    let above = folder.deletingLastPathComponent()
    return above.path.utf8.count < folder.path.utf8.count ? above : nil
  }
}

extension String {
  /// Whether a path is that of a folder, or of something in it.
  func lies(in folder: String) -> Bool { self == folder || hasPrefix(folder == "/" ? folder : folder + "/") }
}
