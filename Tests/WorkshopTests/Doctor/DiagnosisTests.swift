import Fixture
import Foundation
import Play
import Renderer
import SourceTools
import Terminal
import Testing

@testable import Workshop

@Suite struct `A diagnosis` {
  private static let sound = Diagnosis(
    system: .linux, swift: "Swift version 6.3.1 (swift-6.3.1-RELEASE)", git: "git version 2.39.5",
    environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"], freeBytes: 80e9,
    build: BuildEstimate(lines: 30_000, secondsPerLine: 0.001, cores: 2))

  @Test func `of a machine that is sound has a line for each check`() {
    #expect(
      Self.sound.findings.map { $0.description } == [
        "✓ system: Linux, where all of it is tried",
        "✓ toolchain: Swift version 6.3.1 (swift-6.3.1-RELEASE)", "✓ git: git version 2.39.5",
        "✓ terminal: xterm-256color", "✓ size: 80 x 24", "✓ encoding: C.UTF-8", "✓ colours: on", "✓ disk: 80.0 GB free",
        "✓ build: \(BuildEstimate(lines: 30_000, secondsPerLine: 0.001, cores: 2))",
      ])
  }

  @Test func `says of macOS that it was not seen there`() {
    var diagnosis = Self.sound
    diagnosis.system = .macOS
    #expect(
      diagnosis.findings[0].description
        == "✓ system: macOS: built to work there with Xcode's toolchain, and not yet seen there")
  }

  @Test func `names the program that is missing or too old`() {
    #expect(amiss { $0.swift = nil } == ["✗ toolchain: no 'swift' on the PATH"])
    let old = "Apple Swift version 6.2.4 (swiftlang-6.2)"
    #expect(amiss { $0.swift = old } == ["✗ toolchain: \(old)"])
    #expect(amiss { $0.git = nil } == ["✗ git: none on the PATH"])
  }

  @Test func `takes the needed version, and later ones`() {
    for version in ["6.3", "6.4.2", "7.0"] {
      #expect(amiss { $0.swift = "Apple Swift version \(version) (swiftlang)" } == [])
    }
  }

  @Test func `names what is wrong with the terminal`() {
    #expect(amiss { $0.obstacle = .noTerminal("standard input") } == ["✗ terminal: none to play in"])
    #expect(amiss { $0.terminalSize = Size(width: 79, height: 24) } == ["✗ size: 79 x 24"])
    #expect(amiss { $0.terminalSize = Size(width: 80, height: 23) } == ["✗ size: 80 x 23"])
    #expect(amiss { $0.environment["LC_ALL"] = "POSIX" } == ["✗ encoding: POSIX"])
    #expect(amiss { $0.environment["NO_COLOR"] = "1" } == [])
  }

  @Test func `names a disk that is too full and a build that is too long`() {
    #expect(amiss { $0.freeBytes = 1.9e9 } == ["✗ disk: 1.9 GB free"])
    #expect(amiss { $0.freeBytes = nil } == [])
    let slow = BuildEstimate(lines: 30_000, secondsPerLine: 0.1, cores: 2)
    #expect(amiss { $0.build = slow } == ["✗ build: \(slow)"])
    #expect(amiss { $0.build = nil } == ["✗ build: not measured"])
  }

  /// The lines with ✗, of a machine that is sound but for this.
  private func amiss(_ change: (inout Diagnosis) -> Void) -> [String] {
    var diagnosis = Self.sound
    change(&diagnosis)
    let findings = diagnosis.findings.filter(\.isAmiss)
    #expect(findings.allSatisfy { $0.remedy?.isEmpty == false })
    return findings.compactMap { $0.description.split(separator: "\n").first.map(String.init) }
  }
}

@Suite struct `An estimate of the build` {
  @Test func `grows with the lines, and shrinks with the cores up to four`() {
    func seconds(_ lines: Int, _ cores: Int) -> Double {
      BuildEstimate(lines: lines, secondsPerLine: 0.01, cores: cores).seconds
    }
    #expect(seconds(2_000, 1) == 2 * seconds(1_000, 1))
    #expect(seconds(1_000, 1) == 2 * seconds(1_000, 2))
    #expect(seconds(1_000, 4) == seconds(1_000, 16))
  }

  @Test func `says seconds or minutes, rounded up`() {
    let line = 1 / BuildEstimate.overhead
    #expect(
      "\(BuildEstimate(lines: 61, secondsPerLine: line, cores: 1))"
        == "the first one, with tests, takes about 70 seconds here (1 cores)")
    #expect(
      "\(BuildEstimate(lines: 601, secondsPerLine: line, cores: 1))"
        == "the first one, with tests, takes about 11 minutes here (1 cores)")
  }

  @Test(.enabled(if: LongTests.areRun))
  func `compiles a part of this package, and nothing where there is none`() throws {
    let root = TestedPackage.root
    let estimate = try #require(BuildEstimate.measured(in: PackageFolder(path: root)))
    #expect(estimate.seconds > 0)
    #expect(BuildEstimate.measured(in: PackageFolder(path: "\(root)/Docs")) == nil)
  }
}
