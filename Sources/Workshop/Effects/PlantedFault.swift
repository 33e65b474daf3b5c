/// A small fault that was planted in a variant, such as a statement left out.
struct PlantedFault: Codable, Equatable, Sendable {
  /// `drop-statement MinesScreen.set(_:at:) 1`
  let identity: String
  let file: String
  let line: Int
  let change: String
  /// How it shows on walks; `nil` if no change depends on it, if leaving it out damages the data or ends the program,
  /// and where nothing was walked.
  var walks: WalkFigures?
}

extension PlantedFault {
  /// - Parameter variant: What its name begins with, where faults of several variants are named.
  init(_ mutant: Mutant, of variant: String? = nil, walks: WalkFigures? = nil) {
    self.init(
      identity: [variant, mutant.identity].compactMap(\.self).joined(separator: " "), file: mutant.file,
      line: mutant.line, change: mutant.change, walks: walks)
  }
}
