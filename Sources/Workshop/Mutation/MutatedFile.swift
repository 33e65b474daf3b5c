import SwiftSyntax

/// A file with all of its mutants, which one program can hold: schemata in the sense of Untch, Offutt and Harrold,
/// "Mutation analysis using mutant schemata" (1993).
struct MutatedFile {
  let source: SourceText
  /// In the order of the source.
  let mutants: [Mutant]
  /// Why other places were left as they are, one for each.
  let obstacles: [Obstacle]

  private let loopBodies: [Int]

  /// - Parameters:
  ///   - declarations: What everything that the file sees declares.
  ///   - ordinals: How many mutants of an operator in a declaration were named so far, in all files of the tree.
  ///   - number: That of its first mutant, and then that of the next file's.
  init(
    _ source: SourceText, _ declarations: Declarations, operators: [MutationOperator] = MutationOperator.faults,
    ordinals: inout [String: Int], number: inout Int
  ) {
    self.source = source
    let finder = MutantFinder(source, declarations, operators)
    obstacles = finder.obstacles
    loopBodies = finder.loopBodies
    var mutants: [Mutant] = []
    for (site, symbol) in finder.sites {
      let ordinal = ordinals["\(site.operation) \(symbol)", default: 0] + 1
      ordinals["\(site.operation) \(symbol)"] = ordinal
      mutants.append(
        Mutant(
          site: site, symbol: symbol, ordinal: ordinal, number: number, file: source.path,
          line: source.line(at: site.range.lowerBound),
          diff: source.diff(replacing: site.range, with: site.replacement)))
      number += 1
    }
    self.mutants = mutants
  }

  /// The lines that a mutant's code takes in the instrumented file, which has the same lines as the source.
  func lines(of mutant: Mutant) -> ClosedRange<Int> {
    source.line(at: mutant.range.lowerBound)...source.line(at: mutant.range.upperBound)
  }

  /// The file with every mutant but those left out, switched by its number, and loops that count their steps. What is
  /// called is named with its module: the source may have a `step` of its own.
  /// - Parameter leftOut: The numbers of those that are left out.
  func instrumented(leavingOut leftOut: Set<Int> = []) -> String {
    var insertions = loopBodies.map { Insertion(text: " MutantSwitch.step();", place: ($0, 0, 0, 0)) }
    insertions.append(Insertion(text: "import MutantSwitch; ", place: (0, 0, 0, 0)))
    for mutant in mutants where !leftOut.contains(mutant.number) {
      // At one place, what ends comes before what begins; what begins last, or is the smaller one, ends first.
      let (site, range, number) = (mutant.site, mutant.range, mutant.number)
      insertions.append(Insertion(text: site.prefix(number), place: (range.lowerBound, 2, -range.count, number)))
      insertions.append(Insertion(text: site.suffix, place: (range.upperBound, 1, range.count, -number)))
    }
    return Insertion.apply(insertions, to: source.text)
  }
}

/// Text to be put in.
private struct Insertion {
  let text: String
  /// The byte before which it is put, and its place among all that are put there.
  let place: (byte: Int, Int, Int, Int)

  static func apply(_ insertions: [Insertion], to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    for insertion in insertions.sorted(by: { $0.place < $1.place }) {
      result += bytes[copied..<insertion.place.byte]
      result += insertion.text.utf8
      copied = insertion.place.byte
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
