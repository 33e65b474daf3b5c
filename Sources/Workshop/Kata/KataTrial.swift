import Equivalence
import Foundation
import KataCheck
import Play
import RuleMeter
import SourceTools
import Suites

/// A kata built and run through its lesson's suite.
enum KataTrial {
  /// What the compiler says.
  case refused([String])
  /// It could not be built here, for no fault of its own.
  case notBuilt(BuildObstacle)
  /// Its check did not end: why, where, and what it printed.
  case stopped(reason: String, at: KataStop?, printed: KataOutput = KataOutput(""))
  case checked(LessonOutcome, KataModelOutcome = .missing, printed: KataOutput = KataOutput(""))

  /// What the experiments found, where it got that far.
  var experiments: Experiments? {
    if case .checked(let outcome, _, _) = self { outcome.experiments } else { nil }
  }

  /// The script that leads to where it stopped or was different, if it was.
  var replay: [String]? {
    switch self {
    case .refused, .notBuilt: nil
    case .stopped(_, let stop, _): stop?.replay
    case .checked(let outcome, _, _): outcome.difference?.replay
    }
  }

  private static let eventLimits = limits(seconds: 10)

  static func limits(seconds: Int) -> KataLimits { KataLimits(seconds: seconds, megabytes: 1_000) }

  /// How long the whole check may take; it needs seconds.
  private static let limits = Subprocess.Limits(seconds: 120, bytesOfOutput: 1_000_000, secondsToReport: 3)

  /// Builds the kata, in a release build: what it is compared with is large.
  /// - Parameters:
  ///   - change: The change request that it started from; then it is compared with its reference.
  ///   - built: Called when it is built, and about to be run.
  init(_ kata: Kata, _ change: ChangeRequest?, built: () -> Void) throws {
    let package = try change.map { try kata.copyOfPackage(with: $0) } ?? kata.package
    try self.init(kata, builtIn: package, built: built)
  }

  /// The program that the last check built.
  static func program(_ kata: Kata, _ change: ChangeRequest?) -> String {
    (change == nil ? kata.package : kata.copyOfPackage)[".build/release/kata"]
  }

  /// - Parameter package: Where the kata is in its folder, beside what it is compared with.
  init(_ kata: Kata, builtIn package: PackageFolder, built: () -> Void = {}) throws {
    if let folder = kata.emptyFolder {
      let remedy = "put one back, or 'swift run workshop kata reset \(kata.lesson)'"
      self = .refused(["\(folder) has no Swift file of its own: \(remedy)."])
      return
    }
    let build = try KataBuild(kata, in: package)
    if let obstacle = build.obstacle {
      self = .notBuilt(obstacle)
      return
    }
    guard build.succeeded else {
      self = .refused(KataTrial.errors(in: build.output, package))
      return
    }
    built()
    self = try KataTrial.run(in: package)
  }

  private static func run(in package: PackageFolder) throws -> KataTrial {
    let file = package[".build/kata-outcome.json"]
    try package.remove(".build/kata-outcome.json")
    let run = try Subprocess.run(
      URL(fileURLWithPath: package[".build/release/kata"]), ["check", file] + eventLimits.words,
      environment: ["SWIFT_BACKTRACE": "enable=no"], withErrors: true, limits: limits)
    let printed = KataOutput(run.output)
    let found = FileManager.default.contents(atPath: file) ?? Data()
    switch try? JSONDecoder().decode(KataReport.self, from: found) {
    case .checked(let outcome, let model) where run.ending == .exit(0):
      return .checked(outcome, model, printed: printed)
    case .stopped(let stop): return .stopped(reason: reason(stop, run.ending, printed), at: stop, printed: printed)
    case .checking(let step):
      let stop = KataStop(reason: .signal, step: step, event: "", replay: [])
      return .stopped(reason: reason(of: run.ending, printed), at: stop, printed: printed)
    case .checked, nil: return .stopped(reason: reason(of: run.ending, printed), at: nil, printed: printed)
    }
  }

  private static func reason(_ stop: KataStop, _ ending: Subprocess.Ending, _ printed: KataOutput) -> String {
    switch stop.reason {
    case .noEnd: "It was stopped: one event took more than \(eventLimits.seconds) seconds (a loop without an end?)"
    case .memory: "It was stopped: it took up more than \(eventLimits.megabytes) MB of memory"
    case .signal: reason(of: ending, printed)
    }
  }

  static func reason(of ending: Subprocess.Ending, _ printed: KataOutput) -> String {
    switch ending {
    case .tooLong: "It was stopped: the check took more than \(Int(limits.seconds)) seconds"
    case .tooMuchOutput: "It was stopped: it printed more than \(limits.bytesOfOutput / 1_000_000) MB"
    case .exit(let code): "It ended itself, by calling exit(\(code))"
    case .signal(SIGILL), .signal(SIGTRAP):
      printed.fatalError.map { "It ended itself: \($0)" }
        ?? "It ended itself, by a trap (an index out of range, a precondition, an overflow, a nil)"
    case .signal(SIGSEGV), .signal(SIGBUS):
      "It ended itself, by a fault in memory (a function that calls itself without an end?)"
    case .signal(let number): "It was ended by signal \(number) (was it killed, or out of memory?)"
    }
  }

  /// The errors in the kata, with places as they are seen from the package; all that was said when none has a place, but
  /// for how far the build had come.
  static func errors(in output: String, _ package: PackageFolder) -> [String] {
    let root = URL(fileURLWithPath: package.path).resolvingSymlinksInPath().path
    let errors = CompilerError.all(in: output).map {
      let place = "\(Configuration.relative($0.file, to: root)):\($0.line)"
      // What the kata's program does not find is missing in the kata's folder.
      return "\(place.replacing(/Sources\/Mains\/(Kata\/\w+)\/.+/) { $0.1 }): \($0.message)"
    }
    let lines = output.split(separator: "\n").filter {
      !$0.hasPrefix("[") && !$0.hasPrefix("Build") && !$0.hasPrefix("error: ExitCode")
    }
    return (errors.isEmpty ? lines.map(inTermsOfFolders) : errors).distinct
  }

  /// What a participant knows of the package are its folders, not its targets.
  private static func inTermsOfFolders(_ line: Substring) -> String {
    if let match = line.firstMatch(of: /Target Kata(\w+?)(Model)? imports another target \((\w+)\)/) {
      return "Kata/\(match.1)\(match.2 == nil ? "" : "/Model") cannot import \(match.3): take it out."
    }
    return String(line)
  }
}

extension Kata {
  /// The one of its two folders in which there is nothing to build, if any.
  fileprivate var emptyFolder: String? {
    let isInModel = files.filter { $0.hasSuffix(".swift") }.map { $0.hasPrefix("\(path)/Model/") }
    if !isInModel.contains(true) { return "\(path)/Model" }
    return isInModel.contains(false) ? nil : path
  }

  /// Where a kata is built that started from a change request.
  fileprivate var copyOfPackage: PackageFolder { PackageFolder(path: package[".build/changes/kata"]) }

  /// A copy of the package in which the reference of the change request is what the kata is compared with.
  fileprivate func copyOfPackage(with change: ChangeRequest) throws -> PackageFolder {
    let copy = copyOfPackage
    try copy.takeOver(from: try change.done())
    try copy.takeOver([path], from: package)
    return copy
  }
}
