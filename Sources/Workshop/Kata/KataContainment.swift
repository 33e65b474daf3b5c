import Foundation
import KataCheck
import LessonScreens
import Play
import SourceTools

/// What each fault in a kata's screen does to the data, alone. The screen is all that is not in the folder of the model.
struct KataContainment: Codable, Equatable, Sendable {
  /// One that the screen can have.
  struct Fault: Sendable {
    let number: Int
    /// `Kata/Mines/MinesScreen.swift:12`
    let place: String
    let change: String
  }

  /// A fault that is not kept from the data.
  struct Leak: Codable, Equatable, Sendable {
    let damage: KataDamage
    /// `Kata/Mines/MinesScreen.swift:12`
    let place: String
    let change: String
  }

  /// Faults that were tried.
  let faults: Int
  /// In the order of the source.
  let leaks: [Leak]
  /// Faults that were not tried, since they did not compile, were stopped or gave no answer; `nil` if all were.
  var notTried: [String]?
  /// What the screen does to the data without any fault; `nil` if it leaves them alone. Otherwise no fault is tried.
  var withoutFault: String?
}

extension KataContainment {
  /// Builds the kata with all faults that its screen can have, and walks with each.
  /// - Parameter package: Where the kata is in its folder, and was built without a fault.
  init(_ kata: Kata, builtIn package: PackageFolder) throws {
    let tree = try MutatedTree(kata.source, in: package, firstNumber: 1)
    var workspace = MutantWorkspace(
      copy: package, program: kata.programWithFaults, trees: [tree],
      leftOut: Set(tree.mutants.filter { kata.isInModel($0.file) }.map(\.number)))
    try package.remove(kata.folderWithFaults)
    try workspace.build()
    let walker = KataDamageWalker(program: workspace.runner, folder: package[".build/kata-faults"])
    let refused = workspace.leftOut
    let faults = tree.mutants.filter { !kata.isInModel($0.file) }
    try self.init(faults.map { Fault(number: $0.number, place: "\($0.file):\($0.line)", change: $0.change) }) {
      refused.contains($0) ? nil : try walker.damage(of: $0)
    }
  }

  /// - Parameter damage: What a fault does by its number, zero for none; `nil` if it gives no answer.
  init(_ all: [Fault], damage: @Sendable (_ fault: Int) throws -> KataDamage?) throws {
    if let surprise = Self.surprise(try damage(0)) {
      self.init(faults: 0, leaks: [], withoutFault: surprise)
      return
    }
    let found = try onAllCores(all.count, showing: "faults in the screen") { try damage(all[$0].number) }
    let leaks = zip(all, found).compactMap { fault, damage in
      damage.flatMap { $0 == .none ? nil : Leak(damage: $0, place: fault.place, change: fault.change) }
    }
    let silent = zip(all, found).filter { $1 == nil }.map { fault, _ in "\(fault.place): \(fault.change)" }
    self.init(faults: all.count - silent.count, leaks: leaks, notTried: silent.isEmpty ? nil : silent)
  }

  /// - Returns: `nil` for what is expected of a screen without a fault.
  private static func surprise(_ damage: KataDamage?) -> String? {
    switch damage {
    case .some(.none): nil
    case .impossible: "it makes them impossible"
    case .parted: "it comes to save something else than its model holds"
    case nil: "its walks did not come to an end"
    }
  }
}

/// Asks the program of a kata with faults in it what one of them does.
struct KataDamageWalker: Sendable {
  let program: URL
  /// Where the answers are written.
  let folder: String
  /// A fault that spends its steps in every walk takes seconds; several times as many on a machine that is busy.
  var limits = Subprocess.Limits(seconds: 60, bytesOfOutput: 1_000_000)

  /// - Returns: `nil` if the program was stopped, ended otherwise than it should, or wrote no answer.
  func damage(of fault: Int) throws -> KataDamage? {
    let file = "\(folder)/\(fault).json"
    // One that was left behind is no answer.
    try? FileManager.default.removeItem(atPath: file)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let run = try Subprocess.run(
      program, ["damage", file] + KataTrial.limits(seconds: Int(limits.seconds)).words + ["\(fault)"],
      environment: ["SWIFT_BACKTRACE": "enable=no"], limits: limits)
    guard run.ending == .exit(0), let answer = FileManager.default.contents(atPath: file) else { return nil }
    return try? JSONDecoder().decode([KataDamage].self, from: answer).first
  }
}

// MARK: - What is said

extension KataContainment {
  /// What was tried, and a few of the faults that were not.
  var lines: [String] {
    let silent = notTried ?? []
    let shown = silent.prefix(3).map { "  \($0)" }
    let none = faults > 0 && leaks.isEmpty ? ", none of which makes the data impossible" : ""
    let others = silent.isEmpty ? "" : ", and \(silent.count) not tried:"
    return ["faults planted in the screen\(none): \(faults)\(others)"]
      + shown + (silent.count > shown.count ? ["  … and \(silent.count - shown.count) more"] : [])
  }

  /// What is missing, a line for each kind of damage.
  var missing: [String] {
    if let withoutFault {
      return ["that the screen without any fault leaves the data alone: \(withoutFault)"]
    }
    if faults == 0 { return ["a fault in the screen that can be tried"] }
    return [
      missing(.impossible, "that no fault in the screen makes the data impossible", "do", "does"),
      missing(
        .parted, "that the screen saves what its model holds, whatever fault it has", "faults are in the way",
        "faults is in the way"),
    ].compactMap { $0 }
  }

  private func missing(_ damage: KataDamage, _ claim: String, _ several: String, _ one: String) -> String? {
    let leaks = leaks.filter { $0.damage == damage }
    guard let first = leaks.first else { return nil }
    return "\(claim): \(leaks.count) of \(faults) \(leaks.count == 1 ? one : several); "
      + "the first is in \(first.place): \(first.change)"
  }
}

extension Kata {
  fileprivate var source: VariantSource {
    VariantSource(lesson: lesson, name: "kata", folders: [path], hasModel: true)
  }

  fileprivate func isInModel(_ file: String) -> Bool { file.hasPrefix("\(path)/Model/") }

  fileprivate var folderWithFaults: String { ".build/kata-faults/\(folder)" }

  fileprivate var programWithFaults: MutantProgram {
    MutantProgram(
      product: "kata-faults", environment: ["KATA": "faults", "LESSON": folder, "MUTANTS": nil],
      place: { [path, folderWithFaults] in folderWithFaults + $0.dropFirst(path.count) })
  }
}
