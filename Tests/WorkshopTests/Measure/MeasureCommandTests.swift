import Foundation
import Testing

/// As the baseline and SARIF name the violation.
private let identity = "state-in-view CounterController.count in CounterController"
private let fact =
  "'count' is application state kept in the view 'CounterController' ('increment' changes what it already holds)"
private let message =
  "\(fact): move it into a model; if it only shows what a model has, set it in the notification's handler alone; "
  + "if only this view cares, declare it '// view state: reason'"

@Suite struct `The command line of workshop measure` {
  private let folder: MeasuredFolder

  init() throws { folder = try MeasuredFolder() }

  @Test(arguments: [
    ("clean", 0), ("counter", 1), ("counter --only local", 1), ("counter --only shared", 0), ("clean counter", 1),
    ("clean counter/Counter.swift", 1), ("--explain R1", 0),
  ])
  func `ends with 1 where something is counted`(words: String, code: Int32) throws {
    let outcome = try folder.measure(words)
    #expect(outcome.code == code)
    #expect(outcome.errors == [])
  }

  @Test(arguments: [
    (
      "clean --format yaml", 64,
      "workshop: '--format yaml' is unknown: choose one of text, json, sarif, xcode."
    ),
    ("clean --update", 64, "workshop: '--update' updates a baseline: name it with '--baseline FILE'."),
    (
      "--explain R9", 64,
      "workshop: '--explain R9' is unknown: choose R1, R2, R3 or one of state-in-view, global-state, view-in-model, "
        + "raw-write, exposed-state, direct-refresh."
    ),
    ("absent", 66, "workshop: 'absent' does not exist: give a file or folder of Swift source."),
    (
      "clean --baseline absent.txt", 66,
      "workshop: 'absent.txt' cannot be opened: name a baseline, or record one with '--update'."
    ),
  ])
  func `refuses what it cannot use in one line`(words: String, code: Int32, error: String) throws {
    let outcome = try folder.measure(words)
    #expect(outcome.code == code)
    #expect(outcome.errors == [error])
  }

  /// A program that failed itself on a file is begun anew without it: see `OwnFailure`.
  @Test(
    arguments: [
      (
        "printf 'struct {{{\n' >counter/Broken.swift", 65,
        "counter/Broken.swift:1:8: expected identifier in struct; not measured, mend it and measure again"
      ),
      (
        "ln -s nowhere counter/Gone.swift", 66,
        "counter/Gone.swift:1:1: cannot be opened; not measured, allow reading it, "
          + "or name it under 'exclude' in .rulemeter.json"
      ),
      (
        "echo 'struct Stuck {}' >counter/Stuck.swift; export RULEMETER_FAILED_ON=counter/Stuck.swift", 70,
        "counter/Stuck.swift:1:1: the meter fails on it; not measured, name it under 'exclude' in .rulemeter.json, "
          + "and send it to us"
      ),
    ], ["text", "json", "sarif", "xcode"])
  func `says which file it cannot measure, and measures the others`(
    trouble: (script: String, code: Int32, error: String), format: String
  ) throws {
    let outcome = try folder.shell("\(trouble.script)\n\"$workshop\" measure counter --format \(format)")
    #expect(outcome.code == trouble.code)
    #expect(outcome.errors == [trouble.error])
    #expect(outcome.output.contains { $0.contains(fact) })
  }

  @Test func `ends with 65 where the settings cannot be read`() throws {
    try folder.write("{", to: "counter/.rulemeter.json")
    let outcome = try folder.measure("counter")
    #expect(outcome.code == 65)
    #expect(outcome.output == [])
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors[0].hasSuffix(#"is not a JSON object: write {"frameworks": {…}} or delete the file."#))
  }
}

@Suite struct `A report of workshop measure` {
  private let folder: MeasuredFolder

  init() throws { folder = try MeasuredFolder() }

  @Test func `is a table and the violations as text`() throws {
    let output = try folder.measure("counter").output
    #expect(output.first?.trimmingCharacters(in: .whitespaces) == "counter")
    #expect(output.contains { $0.split(separator: " ") == ["R1", "sealed", "1"] })
    #expect(output.contains("counter/Counter.swift:4:15: R1 state-in-view: \(fact)"))
  }

  @Test func `is one diagnostic a line for Xcode`() throws {
    #expect(
      try folder.measure("clean counter --format xcode").output == [
        "counter/Counter.swift:4:15: warning: \(message) (R1 state-in-view, local)"
      ])
  }

  @Test func `has a program for each path as JSON`() throws {
    struct Report: Decodable {
      struct Program: Decodable {
        let path: String
        let counts: [String: Int]
      }
      let programs: [Program]
    }
    let output = try folder.measure("clean counter --format json").output
    let report = try JSONDecoder().decode(Report.self, from: Data(output.joined(separator: "\n").utf8))
    #expect(report.programs.map(\.path) == ["clean", "counter"])
    #expect(report.programs.map(\.counts) == [["R1": 0, "R2": 0, "R3": 0], ["R1": 1, "R2": 0, "R3": 0]])
  }

  @Test func `names a violation by what it is as SARIF`() throws {
    struct Report: Decodable {
      struct Run: Decodable {
        struct Result: Decodable {
          let ruleId: String
          let partialFingerprints: [String: String]
        }
        let results: [Result]
      }
      let runs: [Run]
    }
    let output = try folder.measure("counter --format sarif").output
    let report = try JSONDecoder().decode(Report.self, from: Data(output.joined(separator: "\n").utf8))
    #expect(report.runs.flatMap(\.results).map(\.ruleId) == ["state-in-view"])
    #expect(report.runs.flatMap(\.results).map(\.partialFingerprints) == [["identity/v1": identity]])
  }
}

@Suite struct `A baseline of workshop measure` {
  private let folder: MeasuredFolder

  init() throws { folder = try MeasuredFolder() }

  @Test func `is recorded when there is none, and then holds`() throws {
    #expect(try folder.measure("counter --baseline known.txt --update").code == 0)
    #expect(try folder.text(of: "known.txt") == "counter: \(identity)\n")
    let again = try folder.measure("counter --baseline known.txt")
    #expect(again.code == 0)
    #expect(!again.output.contains { $0.hasPrefix("new: ") || $0.hasPrefix("gone: ") })
  }

  @Test(arguments: ["", " --update"])
  func `takes in nothing new`(update: String) throws {
    try folder.write("", to: "known.txt")
    let outcome = try folder.measure("counter --baseline known.txt" + update)
    #expect(outcome.code == 1)
    #expect(outcome.output.last == "new: counter: \(identity)")
    #expect(try folder.text(of: "known.txt") == "")
  }

  @Test(arguments: ["counter", "./counter", "counter/", "clean/../counter"])
  func `knows a program however its path is typed`(path: String) throws {
    #expect(try folder.measure("counter --baseline known.txt --update").code == 0)
    let again = try folder.measure("\(path) --baseline known.txt")
    #expect(again.code == 0)
    #expect(again.errors == [])
  }

  @Test func `is refused when it is something else`() throws {
    try folder.write("random\u{7}\n", to: "known.txt")
    let outcome = try folder.measure("counter --baseline known.txt --update")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors == [
        "workshop: 'known.txt' is not a baseline: 'random?' names no violation. Delete the line, "
          + "or the file and record one with '--update'."
      ])
    #expect(try folder.text(of: "known.txt") == "random\u{7}\n")
  }

  @Test func `names what is gone and is left as it was`() throws {
    try folder.write("clean: \(identity)\n", to: "known.txt")
    let outcome = try folder.measure("clean --baseline known.txt")
    #expect(outcome.code == 1)
    #expect(
      outcome.output.suffix(2) == [
        "gone: clean: \(identity)", "The baseline can shrink: run again with '--update'.",
      ])
    #expect(try folder.text(of: "known.txt") == "clean: \(identity)\n")
  }

  @Test func `shrinks when asked to`() throws {
    try folder.write("clean: \(identity)\n", to: "known.txt")
    let outcome = try folder.measure("clean --baseline known.txt --update")
    #expect(outcome.code == 0)
    #expect(outcome.output.last == "gone, and dropped from the baseline: clean: \(identity)")
    #expect(try folder.text(of: "known.txt") == "")
  }

  @Test(arguments: ["json", "sarif", "xcode"])
  func `is compared on standard error beside a machine's format`(format: String) throws {
    try folder.write("", to: "known.txt")
    let outcome = try folder.measure("counter --baseline known.txt --format \(format)")
    #expect(outcome.code == 1)
    #expect(outcome.errors == ["new: counter: \(identity)"])
    #expect(!outcome.output.contains { $0.hasPrefix("new: ") })
  }
}

@Suite struct `The first configuration of workshop measure` {
  private let folder: MeasuredFolder

  init() throws { folder = try MeasuredFolder() }

  @Test func `holds the targets, leave-outs and frameworks that are found`() throws {
    try folder.write(
      """
      let package = Package(
        targets: [
          .target(name: "Counter", path: "counter"), .target(name: "Clean", path: "clean"),
          .target(name: "Kit", path: "kit"), .testTarget(name: "Checks", path: "checks"),
        ])
      """, to: "Package.swift")
    try folder.write("import UIKit\npublic class KitTile: UIView {}\n", to: "kit/KitTile.swift")
    try folder.write("final class Tile: KitTile {}\n", to: "clean/Tile.swift")
    // What is only called like a view's makes no view framework.
    try folder.write("public class FeedObject {}\npublic protocol FeedDelegate {}\n", to: "counter/Feed.swift")
    try folder.write("final class News: FeedObject, FeedDelegate {}\n", to: "clean/News.swift")
    try folder.write("var a = 0\n", to: "checks/Check.swift")
    try folder.write("struct Pod {}\n", to: "Pods/Pod.swift")
    let outcome = try folder.measure("--init")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == [
        "Wrote .rulemeter.json.", "files to measure: 6, left out: 3", "targets: Clean, Counter, Kit",
        "folders left out: Pods, checks", "view frameworks in the project: Kit",
        "view frameworks known without configuration: UIKit",
        "Next: the same command, with '--baseline rulemeter.txt --update' instead of '--init'.",
      ])
    #expect(
      try folder.text(of: ".rulemeter.json") == """
        {
          "checks" : {
            "direct-refresh" : "count",
            "exposed-state" : "count",
            "global-state" : "count",
            "raw-write" : "count",
            "state-in-view" : "count",
            "view-in-model" : "count"
          },
          "exclude" : [
            "Pods",
            "checks"
          ],
          "frameworks" : {
            "Kit" : "kit"
          },
          "targets" : {
            "Clean" : [
              "clean"
            ],
            "Counter" : [
              "counter"
            ],
            "Kit" : [
              "kit"
            ]
          }
        }

        """)
    #expect(try folder.measure(".").code == 1)
  }

  @Test func `replaces none that is there`() throws {
    try folder.write("{}", to: ".rulemeter.json")
    let outcome = try folder.measure("--init")
    #expect(outcome.code == 64)
    #expect(outcome.errors == ["workshop: '.rulemeter.json' is there already: edit it, or delete it first."])
    #expect(try folder.text(of: ".rulemeter.json") == "{}")
  }
}
