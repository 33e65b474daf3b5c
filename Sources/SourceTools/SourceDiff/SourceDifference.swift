import RuleMeter

/// Which lines of an old program stayed, which moved and which are gone; which lines of the new program are new.
///
/// The measure:
///
/// - A *code line* holds at least one token: blank lines and lines with nothing but a comment do not count.
/// - Statements and declarations are compared token by token; nested ones are compared on their own, in their order, as
///   are calls among a call's arguments that take several lines. Each one is paired at most once.
/// - Two are *the same* when their tokens are the same but for access levels (`private`, `package`…), modifiers of
///   inheritance and mutation (`final`, `override`, `mutating`, `convenience`…), effects (`async`, `await`, `throws`,
///   `try`), `self.`, `inout` and `&`, layout, and consistent renaming.
/// - A *renaming* is consistent when, within the declaration that surrounds it, one old name always becomes one new name
///   and the other way round, when at least half of a statement's names and literals stayed (or all of its other
///   names are renamed like that elsewhere), and when two places show it or the renamed declaration itself.
/// - What belongs together: files of the same name; types of the same name in such files; declarations that have half of
///   their names and literals in common (by the Dice coefficient), or a quarter, and the name or the head.
/// - A statement counts where what surrounds it belongs together. Elsewhere it is evidence only when it holds four names
///   or literals and occurs once on either side; a declaration, when it holds two. Lines of nothing but punctuation go
///   with the statement that they belong to.
/// - A line is paired when all of its words are. It *moved into the model* when it was paired with a line of a screen
///   and stands in a model; it *stayed* when it kept its file and its order among the lines that stayed; otherwise it
///   *moved inside the screen*.
/// - The *share* is the number of moved code lines of the model divided by the number of its code lines.
///
/// Complexity: O(*n* log *n*) in the number of tokens. Sources: J.-R. Falleri et al., "Fine-grained and Accurate Source
/// Code Differencing" (2014), for matching identical subtrees first, largest first, then what surrounds them; P. Heckel,
/// "A Technique for Isolating Differences Between Files" (1978), for anchors that occur once on either side; B. Cohen's
/// patience diff, for the order by a longest increasing subsequence; B. S. Baker, "A Program for Identifying Duplicated
/// Code" (1992), for equality up to a consistent renaming.
package struct SourceDifference: Equatable, Sendable {
  package let old: [FileDifference]
  package let new: [FileDifference]
  /// By the number of lines that show them, then by name.
  package let renames: [Rename]
  /// Where files do not parse, and why; they are compared as far as they do.
  package let problems: [String]

  /// Compares two sides.
  package init(from old: [SourceFile], to new: [SourceFile]) {
    self = DeepStack.run { SourceDifference(comparing: old, with: new) }
  }

  private init(comparing old: [SourceFile], with new: [SourceFile]) {
    var matcher = Matcher(old: old, new: new)
    matcher.match()
    let links = LineLinks(matcher)
    self.old = matcher.old.differences { links.difference(of: $0, isOld: true, text: $1) }
    self.new = matcher.new.differences { links.difference(of: $0, isOld: false, text: $1) }
    renames = Rename.all(in: self.new)
    problems = (old + new).compactMap(\.parseProblem)
  }
}

extension SourceTree {
  fileprivate func differences(_ line: (LinePlace, _ text: String) -> LineDifference) -> [FileDifference] {
    files.enumerated().map { index, file in
      let lines = file.lines.enumerated().map { line(LinePlace(file: index, line: $0 + 1), $1) }
      return FileDifference(path: file.path, name: file.name, role: file.role, lines: lines)
    }
  }
}

/// The lines of a file, each with its kind.
package struct FileDifference: Equatable, Sendable {
  package let path: String
  package let name: String
  package let role: SourceFile.Role
  /// All lines, those without code too: line *n* is at index *n* − 1.
  package let lines: [LineDifference]
}

/// What became of a line, or where it comes from.
package struct LineDifference: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Blank, or nothing but a comment.
    case noCode
    /// In its place, the same.
    case unchanged
    /// In its place, with the changes named.
    case changed
    /// Moved from a screen into a model.
    case movedIntoModel
    /// Moved elsewhere on the screen, or elsewhere in the model.
    case movedInside
    /// Only on the new side.
    case new
    /// Only on the old side.
    case gone
  }

  /// From 1.
  package let number: Int
  package let text: String
  package let kind: Kind
  /// The line of the other side that this one is paired with.
  package let counterpart: LinePlace?
  /// What differs from the counterpart; empty: nothing.
  package let changes: [LineChange]

  package var hasMoved: Bool { kind == .movedIntoModel || kind == .movedInside }

  /// Whether the line is the same as its counterpart, letter by letter.
  package var isVerbatim: Bool { counterpart != nil && changes.isEmpty }
}

/// A line of a side.
package struct LinePlace: Hashable, Sendable {
  /// The file's index among the files of that side.
  package let file: Int
  /// From 1.
  package let line: Int
}

/// How a line differs from its counterpart.
package enum LineChange: Hashable, Sendable {
  case renamed(from: String, to: String)
  /// `private`, `package(set)`…
  case access
  /// `final`, `mutating`, `override`…
  case modifiers
  /// `async`, `await`, `throws`, `try`.
  case effects
  /// `self.` or `self?.`
  case selfPrefix
  /// `inout` and `&`.
  case inoutArgument
  case indentation
  /// Spaces within the line, line breaks, a comment behind the code.
  case layout
}

/// A name that became another.
package struct Rename: Encodable, Hashable, Sendable {
  package let old: String
  package let new: String
  /// Lines of the new side that show it.
  package let lines: Int
}

extension Rename {
  fileprivate static func all(in files: [FileDifference]) -> [Rename] {
    var counts: [[String]: Int] = [:]
    for case .renamed(let old, let new) in files.lazy.flatMap(\.lines).flatMap(\.changes) {
      counts[[old, new], default: 0] += 1
    }
    return counts.map { Rename(old: $0[0], new: $0[1], lines: $1) }
      .sorted { ($1.lines, $0.old, $0.new) < ($0.lines, $1.old, $1.new) }
  }
}

extension LineChange {
  /// The change's kind as a word.
  package var name: String {
    switch self {
    case .renamed: "renamed"
    case .access: "access"
    case .modifiers: "modifiers"
    case .effects: "effects"
    case .selfPrefix: "self"
    case .inoutArgument: "inout"
    case .indentation: "indentation"
    case .layout: "layout"
    }
  }
}
