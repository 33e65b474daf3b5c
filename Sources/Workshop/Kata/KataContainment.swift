import Checkout
import Foundation
import KataCheck
import LessonPairs
import Mutation
import Play

/// What each fault in a kata's screen does to the data, alone. The screen is all that is not in the folder of the model.
struct KataContainment: Codable, Equatable, Sendable {
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
}

extension KataContainment {
  private static let limits = Subprocess.Limits(seconds: 20, bytesOfOutput: 1_000_000)

  /// Builds the kata with all faults that its screen can have, and walks with each.
  /// - Parameter package: Where the kata is in its folder, and was built without a fault.
  init(_ kata: Kata, builtIn package: PackageFolder) throws {
    let tree = try MutatedTree(kata.source, in: package, firstNumber: 1)
    let mutants = zip(tree.mutants, tree.numbers).filter { !kata.isInModel($0.0.file) }
    var workspace = MutantWorkspace(
      [tree], of: kata.programWithFaults, in: package,
      leavingOut: Set(tree.numbers).subtracting(mutants.map(\.1)))
    try package.remove(kata.folderWithFaults)
    try workspace.build()
    let runner = workspace.runner
    let tried = mutants.filter { !workspace.leftOut.contains($0.1) }
    let found = try makeTrials(tried.count, showing: "faults in the screen") { index in
      try Self.damage(of: tried[index].1, runner, in: package)
    }
    faults = tried.count
    leaks = zip(tried, found).filter { $1 != .none }.map { tried, damage in
      Leak(damage: damage, place: "\(tried.0.file):\(tried.0.line)", change: tried.0.change)
    }
  }

  /// A fault that ends the program, or does not end, does nothing to the data.
  private static func damage(of fault: Int, _ runner: URL, in package: PackageFolder) throws -> KataDamage {
    let file = package[".build/kata-faults/\(fault).json"]
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = try Subprocess.run(
      runner, ["damage", file, "\(fault)"], environment: ["SWIFT_BACKTRACE": "enable=no"], limits: limits)
    let found = FileManager.default.contents(atPath: file) ?? Data()
    return (try? JSONDecoder().decode([KataDamage].self, from: found).first) ?? .none
  }

  // MARK: What is said

  /// What is missing, a line for each kind of damage.
  var missing: [String] {
    [
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
      product: "kata-faults", environment: ["KATA": "faults", "LESSON": lesson, "MUTANTS": nil],
      place: { [path, folderWithFaults] in folderWithFaults + $0.dropFirst(path.count) })
  }
}
