import Foundation
import PlainText
import Play
import SourceTools

/// A program with mutants in it, one of which can be switched on.
struct MutantProgram {
  let product: String
  /// Or `debug`, file by file, so that only what was changed is compiled anew.
  var configuration = "release"
  /// What is different in the environment in which it is built.
  let environment: [String: String?]
  /// What else it is built with. What is built in the same folder is built with the same, or all would be built anew.
  var options: [String] = []
  /// Where a file is built that is read in another place.
  let place: @Sendable (_ file: String) -> String

  static let runner = runner("1")
  /// It has the trees in `Sources/Start` as well, and is built for each change.
  static let runnerBesideStart = runner("requests", in: "debug")

  private static func runner(_ mutants: String, in configuration: String = "release") -> MutantProgram {
    // Nobody debugs it or looks something up in it: a debug build takes a third less without.
    var options = ["-Xswiftc", "-gnone", "--disable-index-store"]
    #if os(Linux)
      // It is run thousands of times, and starts sooner with its libraries in it.
      if configuration == "release" { options.append("--static-swift-stdlib") }
    #endif
    return MutantProgram(
      product: "MutantRunner", configuration: configuration, environment: ["MUTANTS": mutants, "KATA": nil],
      options: options, place: { $0 })
  }
}

/// A copy of the package, out of sight, in which the mutants are built: all of them at once.
struct MutantWorkspace {
  let copy: PackageFolder
  var program = MutantProgram.runner
  let trees: [MutatedTree]
  /// The numbers of mutants that the compiler refused, or that are not wanted.
  private(set) var leftOut: Set<Int> = []

  /// Takes over the package in which the trees were read, but for what is built with mutants.
  func takeOver(from package: PackageFolder) throws {
    try copy.takeOver(from: package, keeping: Set(trees.flatMap(\.files).map(\.source.path)))
  }

  var runner: URL { URL(fileURLWithPath: copy[".build/\(program.configuration)/\(program.product)"]) }

  mutating func build() throws {
    while true {
      try writeTrees()
      let build = try Subprocess.build(
        program.product, of: copy, program.configuration, program.options, environment: program.environment)
      if build.ending == .exit(0) { return }
      try leaveOut(build.output)
    }
  }

  private func writeTrees() throws {
    for file in trees.flatMap(\.files) {
      try copy.write(Data(file.instrumented(leavingOut: leftOut).utf8), to: program.place(file.source.path))
    }
  }

  /// Leaves out the mutants that are nearest to the errors: in their lines, then in the members that hold these, and then
  /// within twice as many lines each time. A variable without a value is an error where it is read, not where its value
  /// was left out.
  mutating func leaveOut(_ output: String) throws {
    let errors = CompilerError.all(in: output)
    let near = trees.flatMap(\.files).flatMap { file in
      let lines = errors.filter { $0.file.hasSuffix("/" + program.place(file.source.path)) }.map(\.line)
      return file.mutants.filter { !leftOut.contains($0.number) }.compactMap { mutant in
        lines.map { distance(from: $0, to: mutant, in: file) }.min().map { (number: mutant.number, distance: $0) }
      }
    }
    guard let least = near.map(\.distance).min() else {
      let error = errors.first.map { "\($0.file):\($0.line): \($0.message)" } ?? output
      throw CommandError(.failure, "The package does not build, whatever mutants are left out: \(error)")
    }
    leftOut.formUnion(near.filter { $0.distance == least }.map(\.number))
  }

  /// Zero in the mutant's lines, one in its member; further away it grows by one as the lines in between double.
  private func distance(from line: Int, to mutant: Mutant, in file: MutatedFile) -> Int {
    let lines = file.lines(of: mutant)
    if lines.contains(line) { return 0 }
    if file.source.lines(ofMembers: [mutant.symbol]).contains(line) { return 1 }
    let between = min(abs(lines.lowerBound - line), abs(lines.upperBound - line))
    return 1 + Int.bitWidth - between.leadingZeroBitCount
  }
}
