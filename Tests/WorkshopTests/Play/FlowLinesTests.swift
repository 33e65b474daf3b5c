import Fixture
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Separated
import Testing
import Worst

@testable import PlayBoth

@Suite struct `The way of an event, while playing` {
  private typealias Both = SideBySide<Worst.ToDoScreen, Separated.ToDoScreen>

  private let both = Both(Pairing(names: ("worst", "separated")), settings: ToDoSettings(), seed: 1, isPlayed: true)

  private static let toDo = Result { try sources(of: ToDoPair.self) }

  private static func sources(of pair: any LessonPair.Type) throws -> FlowSources {
    let paths = try pair.both.map { try SourcePath($0, screen: "\(pair.folder)Screen", in: TestedPackage.root) }
    return (paths[0], paths[1])
  }

  @Test func `stands below the screens, each part in its order, with file and line`() throws {
    both.terminalDidResize(to: Size(width: 130, height: 44))
    both.showFlow(try Self.toDo.get())
    both.send(.press(.add))
    let lines = both.surface.lines
    #expect(lines.count == 44)
    let words = lines.dropFirst(15).map { line in
      [line.prefix(66), line.dropFirst(66)].map { $0.prefix { $0 != " " } }
    }
    #expect(words.map { $0[0] }.filter { !$0.isEmpty }.prefix(5) == ["asked", "written", "R2", "refreshed", "R3"])
    #expect(
      words.map { $0[1] }.filter { !$0.isEmpty } == [
        "asked", "requested", "written", "announced", "refreshed", "redrawn",
      ])
    #expect(lines.contains { $0.contains("asked       activate(add)") })
    #expect(lines.contains { $0.contains("requested   ToDoScreen.swift:") && $0.contains("ToDoStore.add") })
    #expect(lines.contains { $0.contains("R3          ToDoScreen.swift:") })
    #expect(lines.last?.hasPrefix("✓ equal in every cell · press add") == true)
  }

  @Test func `is counted where there is no room for more`() throws {
    let both = SideBySide<Worst.PromotionsScreen, Separated.PromotionsScreen>(
      Pairing(names: ("worst", "separated")), settings: NoSettings(), seed: 1, isPlayed: true)
    both.showFlow(try Self.sources(of: PromotionsPair.self))
    both.send(.key(.character("2")))
    let lines = both.surface.lines
    #expect(lines.count == 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[21].hasPrefix("asked 1 · written 8 · R2 3"))
    #expect(lines[21].hasSuffix("asked 1 · requested 1 · written 1"))
    #expect(lines[22].hasPrefix("refreshed 6 · R3 1 · redrawn 6"))
    #expect(lines[22].hasSuffix("announced 1 · refreshed 6 · redrawn 6"))
  }

  @Test func `goes when it is hidden, and the screens stay`() throws {
    let before = both.surface.lines
    both.showFlow(try Self.toDo.get())
    #expect(both.surface.lines != before)
    both.hideFlow()
    #expect(both.surface.lines == before)
  }

  @Test func `is awaited while the sources are read, and the screens are played on`() {
    both.awaitFlow()
    #expect(both.surface.lines.count { $0.contains("reading the sources …") } == 1)
    both.send(.press(.add))
    #expect(both.surface.lines.first { $0.contains("To Do (") }?.hasPrefix("To Do (1/10)") == true)
    both.hideFlow()
    #expect(!both.showsFlow)
  }

  @Test func `is filled in once the sources are read, as if they had been read before`() throws {
    func lines(_ play: (Both) throws -> Void) throws -> [String] {
      let both = Both(Pairing(names: ("worst", "separated")), settings: ToDoSettings(), seed: 1, isPlayed: true)
      both.terminalDidResize(to: Size(width: 130, height: 44))
      try play(both)
      return both.surface.lines
    }
    let expected = try lines { both in
      both.showFlow(try Self.toDo.get())
      both.send(.press(.add))
    }
    for waits in [true, false] {
      let found = try lines { both in
        if waits { both.awaitFlow() }
        both.send(.press(.add))
        both.send(.tick)
        if !waits { both.awaitFlow() }
        both.showFlow(try Self.toDo.get())
      }
      #expect(found == expected)
    }
  }
}
