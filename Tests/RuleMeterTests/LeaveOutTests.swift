import Foundation
import Testing

@testable import RuleMeter

/// What is not measured unless it is named: tests, other people's code, what was built or generated.
@Suite struct LeaveOutTests {
  private let program = "var a = 0\nfunc f() { a += 1 }\n"

  @Test(arguments: [
    "App/Pods/A.swift", "App/Carthage/Checkouts/A.swift", "App/.build/checkouts/A.swift", "App/DerivedData/A.swift",
    "App/AppTests/A.swift", "App/Tests/A.swift", "App/Generated/A.swift", "App/Model.pb.swift",
    "App/Assets.generated.swift",
  ])
  func `a file is left out and counted, and is measured when it is named`(path: String) throws {
    try inFolder([path: program, "App/B.swift": "struct B {}"]) { folder in
      let app = folder.appendingPathComponent("App")
      let left = try measured(at: app)
      #expect((left.files, left.leftOut, left.violations.count) == (1, 1, 0))
      #expect(try measured(at: folder.appendingPathComponent(path)).violations.count == 1)
      var configuration = Configuration()
      configuration.folder = folder.path
      configuration.included = [path]
      #expect(try measured(at: app, configuration).violations.count == 1)
    }
  }

  @Test(arguments: [
    "// Generated using SwiftGen — https://example.com\n", "//\n//  DO NOT EDIT.\n//\n", "/* @generated */\n",
  ])
  func `a file whose head says that a tool wrote it is left out`(head: String) throws {
    let byHand = "// Written by hand.\nlet note = \"do not edit\"\n" + program
    try inFolder(["A.swift": head + program, "B.swift": byHand]) { folder in
      let measured = try measured(at: folder)
      #expect(measured.leftOut == 1)
      #expect(measured.violations.map(\.location.file) == ["\(folder.path)/B.swift"])
    }
  }

  @Test func `tests that are named are measured, in folders of tests too`() throws {
    try inFolder(["Tests/AppTests/A.swift": program]) { folder in
      let measured = try measured(at: folder.appendingPathComponent("Tests"))
      #expect(measured.files == 1)
    }
  }

  @Test(
    arguments: [
      ([:], "has no Swift file: give a folder that holds some, or a file that ends in .swift"),
      (
        ["AppTests/A.swift": ""],
        "has only files that are left out by default, 1: name one of its folders as a path, or under 'include' in "
          + ".rulemeter.json"
      ),
      (
        ["App/A.swift": "", ".rulemeter.json": "{\"exclude\": [\"App\"]}"],
        "has only files left out by 'exclude' in .rulemeter.json, 1: exclude fewer"
      ),
    ] as [([String: String], String)])
  func `a folder without a file to measure says what to give instead`(files: [String: String], advice: String) throws {
    try inFolder(files) { folder in
      let configuration = try Configuration.find(from: folder.path)
      let error = #expect(throws: Meter.Failure.self) { try measured(at: folder, configuration) }
      #expect(error?.description == "'\(folder.path)' \(advice)")
    }
  }

  @Test func `a folder that cannot be opened is reported, and the rest is measured`() throws {
    try inFolder(["A.swift": program]) { folder in
      // A path longer than the system takes cannot be opened, whoever asks.
      let script = "name=$(printf '%0200d' 1); for i in $(seq 25); do mkdir $name && cd $name || exit; done 2>/dev/null"
      let shell = URL(fileURLWithPath: "/bin/sh")
      // Nor can FileManager remove it.
      defer { try? Process.run(shell, arguments: ["-c", "rm -rf \"$0\"", folder.path]).waitUntilExit() }
      try Process.run(shell, arguments: ["-c", "cd \"$0\"; \(script)", folder.path]).waitUntilExit()
      let measured = try measured(at: folder)
      #expect(measured.unparsed.map(\.kind) == [.unreadable])
      #expect(measured.unparsed.map(\.reason) == ["the folder cannot be opened"])
      #expect(measured.violations.count == 1)
    }
  }
}
