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
    ("clean --format yaml", 64, "'--format yaml' is unknown: choose one of text, json, sarif, xcode."),
    ("clean --update", 64, "'--update' updates a baseline: name it with '--baseline FILE'."),
    (
      "--explain R9", 64,
      "'--explain R9' is unknown: choose R1, R2, R3, all, or one of state-in-view, global-state, view-in-model, raw-write, "
        + "exposed-state, direct-refresh."
    ),
    ("absent", 66, "'absent' does not exist: give a file or folder of Swift source."),
    ("clean --baseline no.txt", 66, "'no.txt' cannot be opened: name a baseline, or record one with '--update'."),
    (
      "counter --baseline other.txt --update", 65,
      "'other.txt' is not a baseline: '#random?' names no violation. Delete the line, or the file and record one with "
        + "'--update'."
    ),
    ("broken", 65, "'broken/.rulemeter.json' is not a JSON object: write {\"frameworks\": {…}} or delete the file."),
  ])
  func `refuses what it cannot use in one line`(words: String, code: Int32, error: String) throws {
    try folder.write("{", to: "broken/.rulemeter.json")
    try folder.write("#random\u{7}\n", to: "other.txt")
    let outcome = try folder.measure(words)
    #expect(outcome.code == code)
    #expect(outcome.output == [])
    #expect(outcome.errors.map { $0.replacing("\(folder.path)/", with: "") } == ["workshop: \(error)"])
    #expect(try folder.text(of: "other.txt") == "#random\u{7}\n")
  }

  /// A process that failed on a file is followed by one that leaves it out: see `MeterProcess`.
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
    let level = format == "xcode" ? "warning: " : ""
    #expect(outcome.errors == [trouble.error.replacing(": ", with: ": \(level)", maxReplacements: 1)])
    #expect(outcome.output.contains { $0.contains(fact) })
  }

  @Test func `measures nothing that is excluded, and says what is excluded and not there`() throws {
    try folder.write(#"{"exclude": ["Pods/Chart", "Note.pb.swift", "counter", "cuonter"]}"#, to: ".rulemeter.json")
    let outcome = try folder.measure(". clean")
    #expect(outcome.code == 0)
    let line = "excludes 'cuonter', which is not there: mend or delete the path"
    #expect(outcome.errors == ["'\(folder.path)/.rulemeter.json' \(line)"])
  }

  @Test(arguments: [
    ("text", ["clean counter", "R1 sealed 0 1", "counter/Counter.swift:4:15: R1 state-in-view: \(fact)"]),
    ("xcode", ["counter/Counter.swift:4:15: warning: \(message) (R1 state-in-view, local)"]),
    ("json", [#""path" : "clean","#, #""path" : "counter","#, #""R1" : 0,"#, #""R1" : 1,"#]),
    ("sarif", [#""identity/v1" : "\#(identity)""#, #""ruleId" : "state-in-view""#]),
  ])
  func `reports each program, and what is counted in it`(format: String, lines: [String]) throws {
    let output = try folder.measure("clean counter --format \(format)").output
    // Without the columns.
    let found = output.map { $0.split(separator: " ").joined(separator: " ") }
    for line in lines { #expect(found.contains(line), "\(found)") }
  }
}

@Suite struct `A baseline of workshop measure` {
  private let folder: MeasuredFolder

  init() throws { folder = try MeasuredFolder() }

  @Test(arguments: ["counter", "./counter", "counter/", "clean/../counter"])
  func `is recorded when it does not exist, and then holds, however a path is typed`(path: String) throws {
    #expect(try folder.measure("counter --baseline known.txt --update").code == 0)
    #expect(try folder.text(of: "known.txt") == "counter: \(identity)\n")
    let again = try folder.measure("\(path) --baseline known.txt")
    #expect(again.code == 0)
    #expect(again.errors == [])
    #expect(!again.output.contains { $0.hasPrefix("new: ") || $0.hasPrefix("gone: ") })
  }

  @Test func `behind a link is written where it is, and keeps its mode and what else it holds`() throws {
    try folder.write("# b\r\nclean: \(identity)\n\n# a", to: "elsewhere/known.txt")
    _ = try folder.shell("chmod 604 elsewhere/known.txt; ln -s elsewhere/known.txt known.txt")
    #expect(try folder.measure("clean --baseline known.txt --update").code == 0)
    #expect(try folder.text(of: "elsewhere/known.txt") == "# b\r\n\n# a")
    #expect(try folder.shell("readlink $(find -L known.txt -perm 604)").output == ["elsewhere/known.txt"])
  }

  @Test(arguments: [String?.none, "counter: \(identity)\n"])
  func `stays as it is, and names nothing as gone, while a file is not measured`(known: String?) throws {
    if let known { try folder.write(known, to: "known.txt") }
    let spoil = "printf 'struct {{{' >counter/Counter.swift; ln -s nowhere clean/Gone.swift"
    #expect(try folder.shell("\(spoil); \"$workshop\" measure counter clean --baseline known.txt --update").code == 66)
    #expect((try? folder.text(of: "known.txt")) == known)
    #expect(try folder.measure("counter --baseline known.txt").output.filter { $0.hasPrefix("gone: ") } == [])
  }

  @Test(arguments: [
    ("counter", "", 1, ["new: counter: \(identity)"], ""),
    ("counter --update", "", 1, ["new: counter: \(identity)"], ""),
    (
      "clean", "clean: \(identity)\n", 1,
      ["gone: clean: \(identity)", "The baseline can shrink: run again with '--update'."], "clean: \(identity)\n"
    ),
    ("clean --update", "clean: \(identity)\n", 0, ["gone, and dropped from the baseline: clean: \(identity)"], ""),
  ])
  func `takes in nothing new, and shrinks when asked to`(
    words: String, known: String, code: Int32, said: [String], left: String
  ) throws {
    try folder.write(known, to: "known.txt")
    let outcome = try folder.measure("\(words) --baseline known.txt")
    #expect(outcome.code == code)
    #expect(outcome.output.suffix(said.count) == said[...])
    #expect(try folder.text(of: "known.txt") == left)
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
    let targets = [
      ".target(name: \"Counter\", path: \"counter\"), .target(name: \"Clean\", path: \"clean\")",
      ".target(name: \"Kit\", path: \"kit\"), .testTarget(name: \"Checks\", path: \"checks\")",
    ]
    for (path, text) in [
      "Package.swift": "let package = Package(targets: [\(targets.joined(separator: ", "))])",
      "kit/KitTile.swift": "import UIKit\npublic class KitTile: UIView {}\n",
      "clean/Tile.swift": "final class Tile: KitTile {}\n",
      // A name that only sounds like a view's makes no view framework.
      "counter/Feed.swift": "public class FeedObject {}\npublic protocol FeedDelegate {}\n",
      "clean/News.swift": "final class News: FeedObject, FeedDelegate {}\n",
      // Another package has a target of the same name.
      "more/Package.swift": "let package = Package(targets: [.testTarget(name: \"Checks\", path: \"specs\")])",
      "more/specs/Spec.swift": "var b = 0\n", "checks/Check.swift": "var a = 0\n",
      "clean/Made.swift": "// DO NOT EDIT.\n", "Pods/Pod.swift": "struct Pod {}\n",
    ] { try folder.write(text, to: path) }
    let outcome = try folder.measure("--init")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == [
        "Wrote .rulemeter.json.", "files to measure: 7, left out: 5", "targets: Clean, Counter, Kit",
        "folders left out: Pods, checks, more/specs", "view frameworks in the project: Kit",
        "view frameworks known without configuration: UIKit",
        "Next: the same command, with '--baseline rulemeter.txt --update' instead of '--init'.",
      ])
    let written = try folder.text(of: ".rulemeter.json")
    #expect(
      written.hasPrefix("{\n  \"checks\" : {\n    \"direct-refresh\" : \"count\",\n") && written.hasSuffix("\n}\n"))
    #expect(
      written.filter { !$0.isWhitespace }
        == #"{"checks":{"direct-refresh":"count","exposed-state":"count","global-state":"count","raw-write":"count","#
        + #""state-in-view":"count","view-in-model":"count"},"exclude":["Pods","checks","more/specs"],"#
        + #""frameworks":{"Kit":"kit"},"#
        + #""targets":{"Clean":["clean"],"Counter":["counter"],"Kit":["kit"]}}"#)
    #expect(try folder.measure(".").code == 1)
  }

  @Test func `does not replace another one`() throws {
    try folder.write("{}", to: ".rulemeter.json")
    let outcome = try folder.measure("--init")
    #expect(outcome.code == 64)
    #expect(outcome.errors == ["workshop: '.rulemeter.json' is there already: edit it, or delete it first."])
    #expect(try folder.text(of: ".rulemeter.json") == "{}")
  }
}
