/// A small fault that was planted in a variant, such as a statement left out.
package struct PlantedFault: Codable, Equatable, Sendable {
  /// `drop-statement MinesScreen.set(_:at:) 1`
  package let identity: String
  package let file: String
  package let line: Int
  package let change: String
  /// How it shows on walks; nothing for a statement that places, for one that takes the data along, or the program, and
  /// where nothing walks.
  package let walks: WalkFigures?

  package init(identity: String, file: String, line: Int, change: String, walks: WalkFigures? = nil) {
    self.identity = identity
    self.file = file
    self.line = line
    self.change = change
    self.walks = walks
  }
}
