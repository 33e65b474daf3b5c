import SourceTools
import Testing

/// A function as it stands in most of the programs below.
private let uncover = """
  class Screen {
    func uncover(_ index: Int) -> Int {
      squares[index].covering = .uncovered
      remaining -= 1
      return remaining
    }
  }
  """

/// What is left of the screen.
private let screen = "class Screen {\n}"

/// The function moved into a model, where other texts may stand in place of some.
private func moved(replacing replacements: KeyValuePairs<String, String> = [:]) -> SourceDifference {
  let model = replacements.reduce(uncover.replacing("Screen", with: "Game")) { $0.replacing($1.key, with: $1.value) }
  return compare(uncover, model: model, screen: screen)
}

@Test func `a function that moved verbatim is seen line by line`() {
  let moved = moved()
  #expect(
    moved.modelLines == [
      "new", "movedIntoModel 2", "movedIntoModel 3", "movedIntoModel 4", "movedIntoModel 5", "movedIntoModel 6", "new",
    ])
  let places = (2...6).map { "movedIntoModel \($0)" }
  #expect(moved.oldLines == ["unchanged 1"] + places + ["unchanged 2"])
  #expect(moved.share == 5.0 / 7)
  #expect(moved.renames.isEmpty)
}

@Test(arguments: [
  ("func uncover(", "private func uncover(", 1, "access"), ("func uncover(", "mutating func uncover(", 1, "modifiers"),
  ("    remaining -= 1", "    self.remaining -= 1", 3, "self"),
  ("    remaining -= 1", "      remaining -= 1", 3, "indentation"), ("-> Int {", "async -> Int {", 1, "effects"),
  ("remaining -= 1", "remaining  -=  1", 3, "layout"),
])
func `a line that moved says what changed in it`(from: String, to: String, line: Int, change: String) {
  let moved = moved(replacing: [from: to])
  #expect(moved.modelLines[line] == "movedIntoModel \(line + 1) \(change)")
  #expect(moved.model.movedWithChanges == 1)
  #expect(moved.model.movedVerbatim == 4)
}

@Test func `a consistent renaming is found and named`() {
  let moved = moved(replacing: ["index": "place", "remaining": "left", "uncover(": "open("])
  #expect(
    moved.modelLines.dropFirst().dropLast() == [
      "movedIntoModel 2 uncover→open,index→place", "movedIntoModel 3 index→place", "movedIntoModel 4 remaining→left",
      "movedIntoModel 5 remaining→left", "movedIntoModel 6",
    ])
  let renames = moved.renames.map { "\($0.old)→\($0.new) \($0.lines)" }
  #expect(renames == ["index→place 2", "remaining→left 2", "uncover→open 1"])
}

@Test func `a name that changed in one place only is not a renaming`() {
  let moved = moved(replacing: ["squares": "fields"])
  #expect(moved.modelLines[2] == "new" && moved.model.movedVerbatim == 4, "The rest moved.")
  #expect(moved.oldLines[2] == "gone")
  #expect(moved.renames.isEmpty)
}

@Test func `an expression that takes several lines moves without its statement`() {
  let old = """
    class Screen {
      var state: State {
        State(
          isOpen: isOpen,
          game: GameState(
            width: width, height: height,
            generator: generator))
      }
    }
    """
  let model = """
    class Game {
      var state: GameState {
        GameState(
          width: width, height: height,
          generator: generator)
      }
    }
    """
  let screen = """
    class Screen {
      var state: State {
        State(isOpen: isOpen, game: game.state)
      }
    }
    """
  let moved = compare(old, model: model, screen: screen)
  #expect(
    moved.modelLines == [
      "new", "new", "movedIntoModel 5 indentation", "movedIntoModel 6 indentation", "movedIntoModel 7 indentation",
      "new", "new",
    ])
}

// MARK: What is not a move

@Test func `the same shape with other names is not a move`() {
  let old = """
    class Screen {
      func addPrices() {
        for price in prices {
          total += price.cents
        }
      }
    }
    """
  let model = """
    class Model {
      func countYears() {
        for user in users {
          years += user.age
        }
      }
    }
    """
  let moved = compare(old, model: model, screen: screen)
  #expect(moved.model.movedIntoModel == 0)
  #expect(moved.model.new == 7)
  #expect(moved.share == 0)
}

@Test func `a function with another name and another body is not a renaming`() {
  let old = "class Screen {\n  func load() {\n    print(one, two)\n  }\n}"
  let new = "class Screen {\n  func save() {\n    store.write(three)\n  }\n}"
  let moved = compare(old, screen: new)
  #expect(moved.screenLines == ["unchanged 1", "new", "new", "new", "unchanged 5"])
  #expect(moved.renames.isEmpty)
}

@Test func `short statements and braces are not evidence by themselves`() {
  let old = "class Screen {\n  func first() {\n    count += 1\n    return\n  }\n}"
  let model =
    "class Model {\n  func second(_ names: [String]) {\n    guard names.isEmpty else {\n      count += 1\n      return\n    }\n  }\n}"
  #expect(compare(old, model: model, screen: screen).model.movedIntoModel == 0)
}

@Test func `a statement that the old side has twice is not evidence by itself`() {
  let old = """
    class Screen {
      func first() {
        window.setNeedsDisplay(squares[index])
      }
      func second() {
        window.setNeedsDisplay(squares[index])
      }
    }
    """
  let model = """
    class Model {
      func third(_ other: Int, _ names: [String]) -> Bool {
        for name in names.sorted() {
          print(name, other)
        }
        window.setNeedsDisplay(squares[index])
        return names.contains("third")
      }
    }
    """
  #expect(compare(old, model: model, screen: screen).model.movedIntoModel == 0)
}

@Test func `a line that the old side has once is counted once`() {
  let old = "struct A {\n  var width: Int\n}"
  let model = "struct B {\n  var width: Int\n}\nstruct C {\n  var width: Int\n}"
  let moved = compare(old, model: model, screen: "struct A {\n}")
  #expect(moved.modelLines == ["new", "movedIntoModel 2", "new", "new", "new", "new"])
  #expect(moved.share == 1.0 / 6)
}

@Test func `what stays on the screen is not counted as moved as well`() {
  let moved = compare(uncover, model: uncover.replacing("Screen", with: "Game"), screen: uncover)
  #expect(moved.modelLines == Array(repeating: "new", count: 7))
  #expect(moved.screenLines == (1...7).map { "unchanged \($0)" })
}

// MARK: Inside the screen

@Test func `a function that changed its place in the file moved inside`() {
  let first = "  func first() {\n    print(one, two)\n  }\n"
  let second = "  func second() {\n    print(three, four)\n    print(five, six)\n  }\n"
  let moved = compare("class Screen {\n\(first)\(second)}", screen: "class Screen {\n\(second)\(first)}")
  #expect(
    moved.screenLines == [
      "unchanged 1", "unchanged 5", "unchanged 6", "unchanged 7", "unchanged 8", "movedInside 2", "movedInside 3",
      "movedInside 4", "unchanged 9",
    ])
  for screen in [moved.oldScreen, moved.newScreen] { #expect((screen.movedInside, screen.changed) == (3, 0)) }
}

@Test func `a line that stays in its place with another access is changed`() {
  let moved = compare(uncover, screen: uncover.replacing("func", with: "private func"))
  #expect(moved.screenLines[1] == "changed 2 access")
  #expect(moved.newScreen.unchanged == 6)
  #expect(moved.newScreen.changed == 1)
}

@Test func `blank lines and comments are not code lines`() {
  let moved = compare("// one\n\nlet a = 1  // two\n/* three\n*/\n", screen: "let a = 1\n")
  #expect(moved.oldScreen.code == 1)
  #expect(moved.screenLines == ["changed 3 layout"])
}
