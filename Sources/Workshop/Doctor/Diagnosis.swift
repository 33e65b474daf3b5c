import Foundation
import Play
import Renderer
import SourceTools
import Terminal

/// The checks of `workshop doctor`, on what is known about the machine.
struct Diagnosis {
  enum System {
    case linux, macOS

    #if canImport(Darwin)
      static let current = System.macOS
    #else
      static let current = System.linux
    #endif
  }

  var system = System.current
  /// What `swift --version` prints first, if there is a `swift`.
  var swift: String?
  /// What `git --version` prints, if there is a `git`.
  var git: String?
  var environment: [String: String] = [:]
  var obstacle: TerminalObstacle?
  var terminalSize = Size(width: 80, height: 24)
  /// Bytes free where the package is, if that can be told.
  var freeBytes: Double?
  /// How long a first build takes on this machine, if that can be told.
  var build: BuildEstimate?

  var findings: [Finding] { [systemFinding, toolchain, gitFinding, terminal, size, encoding, colors, disk, buildTime] }

  private var systemFinding: Finding {
    switch system {
    case .linux: Finding("system", "Linux, where all of it is tried")
    case .macOS: Finding("system", "macOS: built to work there with Xcode's toolchain, and not yet seen there")
    }
  }

  private var toolchain: Finding {
    let remedy = "Install Swift 6.3 or later from swift.org, and put it first on the PATH."
    guard let swift else { return Finding("toolchain", "no 'swift' on the PATH", remedy: remedy) }
    let version = swift.firstMatch(of: /Swift version (\d+\.\d+)/).map { String($0.1) }
    let isTooOld = version?.compare("6.3", options: .numeric) == .orderedAscending
    return Finding("toolchain", swift, remedy: isTooOld ? remedy : nil)
  }

  private var gitFinding: Finding {
    guard let git else {
      return Finding(
        "git", "none on the PATH",
        remedy: "Install git: it plants and removes the faults, and applies the kata's steps.")
    }
    return Finding("git", git)
  }

  private var terminal: Finding {
    guard let obstacle else { return Finding("terminal", environment["TERM", default: ""]) }
    return Finding("terminal", "none to play in", remedy: "\(obstacle)")
  }

  private var size: Finding {
    let needed = Size(width: 80, height: 24)
    let isEnough = terminalSize.width >= needed.width && terminalSize.height >= needed.height
    return Finding(
      "size", "\(terminalSize)",
      remedy: isEnough ? nil : "Enlarge the window to \(needed) for 'swift run workshop play'.")
  }

  private var encoding: Finding {
    let encoding = LocaleEncoding(environment: environment)
    return Finding(
      "encoding", encoding.locale,
      remedy: encoding.isUnicode
        ? nil : "Set 'LANG' to a UTF-8 locale such as C.UTF-8; until then everything is played in ASCII.")
  }

  private var colors: Finding {
    let isOff = !ColorChoice.auto.usesColor(environment: environment)
    return Finding("colours", isOff ? "off (NO_COLOR is set): every sign is there without them" : "on")
  }

  private var disk: Finding {
    let needed = 2.0
    guard let freeBytes else { return Finding("disk", "unknown") }
    let gigabytes = freeBytes / 1e9
    return Finding(
      "disk", String(format: "%.1f GB free", gigabytes),
      remedy: gigabytes >= needed ? nil : "Free \(Int(needed)) GB: all builds together take about one.")
  }

  private var buildTime: Finding {
    guard let build else {
      return Finding("build", "not measured", remedy: "Run it in the package's folder, with a toolchain that compiles.")
    }
    let isLong = build.seconds > 600
    return Finding(
      "build", "\(build)",
      remedy: isLong ? "Build the day before, with nothing else running: 'make test', then 'make kata' twice." : nil)
  }
}

extension Diagnosis {
  /// Looks at this machine, which takes some seconds.
  static func ofThisMachine() -> Diagnosis {
    let environment = ProcessInfo.processInfo.environment
    let folder = FileManager.default.currentDirectoryPath
    let free = try? FileManager.default.attributesOfFileSystem(forPath: folder)[.systemFreeSize] as? NSNumber
    return Diagnosis(
      swift: Subprocess.firstLine(of: "swift", "--version"), git: Subprocess.firstLine(of: "git", "--version"),
      environment: environment, obstacle: .current(environment: environment), terminalSize: TerminalSize.current,
      freeBytes: free?.doubleValue, build: .measured(in: PackageFolder(path: ".")))
  }
}
