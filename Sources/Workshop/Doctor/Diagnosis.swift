import Console
import Foundation
import Renderer

/// The checks of `workshop doctor`.
enum Diagnosis {
  static var all: [() -> Finding] { [toolchain, terminal, size, encoding, colors, disk] }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static func toolchain() -> Finding {
    guard let version = Subprocess.firstLine(of: "swift", "--version") else {
      return Finding("toolchain", "no 'swift' on the PATH", remedy: "Install Swift 6.3 or later from swift.org.")
    }
    return Finding("toolchain", version)
  }

  private static func terminal() -> Finding {
    guard let obstacle = TerminalObstacle.current(environment: environment) else {
      return Finding("terminal", environment["TERM", default: ""])
    }
    return Finding("terminal", "none to play in", remedy: "\(obstacle)")
  }

  private static func size() -> Finding {
    let (size, needed) = (TerminalSize.current, Size(width: 80, height: 24))
    let isEnough = size.width >= needed.width && size.height >= needed.height
    return Finding("size", "\(size)", remedy: isEnough ? nil : "Enlarge the window to \(needed) for 'workshop play'.")
  }

  private static func encoding() -> Finding {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let isUnicode = locale.uppercased().replacing("-", with: "").contains("UTF8")
    return Finding(
      "encoding", locale,
      remedy: isUnicode ? nil : "Set 'LANG' to a UTF-8 locale such as C.UTF-8, or play with '--ascii'.")
  }

  private static func colors() -> Finding {
    let isOff = !ColorChoice.auto.usesColor(environment: environment)
    return Finding("colours", isOff ? "off (NO_COLOR is set): every sign is there without them" : "on")
  }

  private static func disk() -> Finding {
    let needed = 2.0
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let bytes = attributes?[.systemFreeSize] as? NSNumber else { return Finding("disk", "unknown") }
    let gigabytes = bytes.doubleValue / 1e9
    return Finding(
      "disk", String(format: "%.0f GB free", gigabytes),
      remedy: gigabytes >= needed ? nil : "Free \(Int(needed)) GB: a build with tests takes about one.")
  }
}
