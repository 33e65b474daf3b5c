import Foundation
import SourceTools

@testable import Workshop

/// A folder with some files of a package, which is removed after a test.
class TemporaryPackage {
  let folder = PackageFolder(path: NSTemporaryDirectory() + "WorkshopTests-\(UUID().uuidString)")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try write(files)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.path) }

  func write(_ files: [String: String]) throws {
    for (file, text) in files { try folder.write(Data(text.utf8), to: file) }
  }

  /// Makes a file look as if it had been saved at another time.
  func setDate(_ date: Date, of file: String) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder[file])
  }

  func date(of file: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder[file])[.modificationDate] as? Date
  }
}

extension TemporaryPackage {
  /// A lesson of two steps, whose worst variant breaks rules 1 and 3 once each.
  static func withLesson() throws -> TemporaryPackage {
    try TemporaryPackage([
      "Sources/Worst/Mines/MinesScreen.swift": worst,
      "Sources/Separated/Mines/MinesScreen.swift": "import UIKit\n\nfinal class MinesScreen: UIViewController {}\n",
      "Sources/Worst/ToDo/ToDoScreen.swift": worst,
      "Docs/Katas/Mines/1-first.md": page("First", "R1 1 · R2 0 · R3 0"),
      "Docs/Katas/Mines/1-first.patch": patch("  private var remaining = 10", "  private var remaining = 11"),
      "Docs/Katas/Mines/2-second.md": page("Second", "R1 0 · R2 0 · R3 0"),
      "Docs/Katas/Mines/2-second.patch": patch("  private var remaining = 11", "  private var remaining = 12"),
    ])
  }

  static let worst = """
    import UIKit

    final class MinesScreen: UIViewController {
      private var remaining = 10
      private let label = UILabel()

      func tap() {
        remaining -= 1
        label.text = "\\(remaining)"
      }
    }

    """

  static func page(_ title: String, _ counts: String) -> String {
    "# \(title)\n\n\(counts)\n\nWhy.\n\nAnd so on.\n\n## Hint 1\n\nA question.\n\n## Hint 2\n\nA place.\n\n## Hint 3\n\nLines.\n"
  }

  /// A patch that changes the line below the class.
  static func patch(_ old: String, _ new: String) -> String {
    """
    --- a/MinesScreen.swift
    +++ b/MinesScreen.swift
    @@ -3,3 +3,3 @@
     final class MinesScreen: UIViewController {
    -\(old)
    +\(new)
       private let label = UILabel()

    """
  }
}
