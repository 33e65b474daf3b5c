import Report

extension PlantedFault {
  /// - Parameter variant: What its name begins with, where faults of several variants are named.
  init(_ mutant: Mutant, of variant: String? = nil, walks: WalkFigures? = nil) {
    self.init(
      identity: [variant, mutant.identity].compactMap(\.self).joined(separator: " "), file: mutant.file,
      line: mutant.line, change: mutant.change, walks: walks)
  }
}
