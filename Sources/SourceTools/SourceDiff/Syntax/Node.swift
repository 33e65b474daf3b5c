/// A declaration or a statement; the ones nested in it are nodes of their own.
struct Node {
  enum Kind: Int {
    /// All of a file.
    case file
    /// A member of a type, or a declaration of a file.
    case declaration
    /// One in a body or a closure; a `case` of a `switch`; a call within a statement, when its arguments take several lines.
    case statement
  }

  let kind: Kind
  let file: Int
  let parent: Int?
  /// What it declares, if anything.
  var name: DeclaredName?
  /// In their order.
  var children: [Int] = []
  /// Its own tokens, as indices; those of the nodes nested in it are theirs.
  var tokens: [Int] = []
  /// How many own tokens stand before each child.
  var childPlaces: [Int] = []

  /// Behind the last node nested in this one: nodes stand in the order of the source, the outer before the inner.
  var end = 0
  /// Names and literals, its own and of all nodes nested in it.
  var words = 0
  /// Equal numbers: the same own tokens.
  var own = 0
  /// Equal numbers: the same own tokens but for the names.
  var shape = 0
  /// Equal numbers: the same tokens, with all nodes nested in it.
  var whole = 0

  var hasChildren: Bool { !children.isEmpty }

  /// Whether an equal node elsewhere is evidence of a move, whatever surrounds it.
  var standsAlone: Bool { words >= (kind == .declaration ? 2 : 4) }
}
