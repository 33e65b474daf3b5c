import Foundation
import Testing

@testable import RuleMeter

/// What is not measured unless it is named: tests, other people's code, what was built or generated.
@Suite struct LeaveOutTests {
  private static let leftOut = [
    "App/Pods/A.swift", "App/Carthage/Checkouts/A.swift", "App/.build/checkouts/A.swift", "App/DerivedData/A.swift",
    "App/AppTests/A.swift", "App/Tests/A.swift", "App/Generated/A.swift", "App/Model.pb.swift",
    "App/Assets.generated.swift",
  ]

  @Test(arguments: leftOut)
  func `a file is left out and counted, and is measured when it is named`(path: String) throws {
    try inFolder { folder in
      try write(program, to: path, in: folder)
      try write("struct B {}", to: "App/B.swift", in: folder)
      let app = folder.appendingPathComponent("App").path
      let measured = try Meter.measure(path: app, configuration: Configuration())
      #expect(measured.files == 1)
      #expect(measured.leftOut == 1)
      #expect(measured.violations.isEmpty)

      let named = folder.appendingPathComponent(path).path
      #expect(try Meter.measure(path: named, configuration: Configuration()).violations.count == 1)
      var configuration = Configuration()
      configuration.folder = folder.path
      configuration.included = [path]
      #expect(try Meter.measure(path: app, configuration: configuration).violations.count == 1)
    }
  }

  @Test(arguments: [
    "// Generated using SwiftGen — https://example.com\n", "//\n//  DO NOT EDIT.\n//\n", "/* @generated */\n",
  ])
  func `a file whose head says that a tool wrote it is left out`(head: String) throws {
    try inFolder { folder in
      try write(head + program, to: "App/A.swift", in: folder)
      try write("// Written by hand.\nlet note = \"do not edit\"\n" + program, to: "App/B.swift", in: folder)
      let app = folder.appendingPathComponent("App").path
      let measured = try Meter.measure(path: app, configuration: Configuration())
      #expect(measured.leftOut == 1)
      #expect(measured.violations.map(\.location.file) == ["\(app)/B.swift"])
    }
  }

  @Test func `a folder of nothing but tests says how to measure it`() throws {
    try inFolder { folder in
      try write(program, to: "App/AppTests/A.swift", in: folder)
      let app = folder.appendingPathComponent("App").path
      let error = #expect(throws: Meter.Failure.self) {
        try Meter.measure(path: app, configuration: Configuration())
      }
      #expect(
        error?.description
          == "'\(app)' has only files that are left out by default, 1: name one of its folders as a path, "
          + "or under 'include' in .rulemeter.json")
    }
  }

  @Test func `a folder that cannot be opened is reported, and the rest is measured`() throws {
    try inFolder { folder in
      try write(program, to: "A.swift", in: folder)
      // A path longer than the system takes cannot be opened, whoever asks.
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = [
        "-c",
        "name=$(printf '%0200d' 1); for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 "
          + "21 22 23 24 25; do mkdir $name && cd $name || exit 1; done 2>/dev/null",
      ]
      shell.currentDirectoryURL = folder
      try shell.run()
      shell.waitUntilExit()
      let measured = try Meter.measure(path: folder.path, configuration: Configuration())
      #expect(measured.unparsed.map(\.kind) == [.unreadable])
      #expect(measured.unparsed.map(\.reason) == ["the folder cannot be opened"])
      #expect(measured.violations.count == 1)
    }
  }

  private let program = "var a = 0\nfunc f() { a += 1 }\n"
}
