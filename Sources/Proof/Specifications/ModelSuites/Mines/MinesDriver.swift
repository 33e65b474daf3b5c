import Lessons

/// A player of Mines without a screen, who keeps flag mode in mind.
package struct MinesDriver<Model: MinesModel>: ModelDriver {
  package typealias L = Mines

  package let model: Model
  private let width: Int
  private let height: Int
  private var flagMode = false

  package init(settings: MinesSettings, seed: UInt64) {
    model = Model(settings: settings, seed: seed)
    width = settings.width
    height = settings.height
  }

  package init(state: MinesState) {
    model = Model(state: state.game)
    width = state.game.width
    height = state.game.height
    flagMode = state.flagMode
  }

  package mutating func send(_ event: DataEvent<MinesControl>) -> Bool {
    switch event {
    case .press(.square(let column, let row)):
      guard column < width, row < height else { return false }
      model.tapSquare(row * width + column, flagMode: flagMode)
    case .press(.flag): flagMode.toggle()
    case .press(.new): model.newMineField()
    case .tick: break
    default: return false
    }
    return true
  }

  package var savedState: MinesState { MinesState(flagMode: flagMode, game: model.savedState) }

  // MARK: What is explored

  package static var initialStates: [MinesState] {
    Mines.exploredStates(MinesSettings(width: 3, height: 2, mineCount: 2))
  }

  package static var steps: [[DataEvent<MinesControl>]] {
    (0..<6).map { [.press(.square(column: $0 % 3, row: $0 / 3))] } + [[.press(.flag)]]
  }
}

extension MinesModel {
  package static var driver: any ModelDriver<Mines>.Type { MinesDriver<Self>.self }
}

extension MinesDriver {
  package static var smallSettings: [MinesSettings] {
    [MinesSettings(width: 3, height: 3, mineCount: 2), MinesSettings(width: 7, height: 3, mineCount: 3)]
  }

  package static func data(of state: MinesState) -> GameState { state.game }

  package static func requests(from before: GameState, to after: GameState) -> [ModelRequest<Model>] {
    let (same, changed) = before.squares.indices.partitioned { index in
      after.squares.indices.contains(index) && before.squares[index] == after.squares[index]
    }
    let taps = (changed + same).flatMap { index in
      [false, true].map { flagMode in
        ModelRequest<Model>("tapSquare") { $0.tapSquare(index, flagMode: flagMode) }
      }
    }
    let new = ModelRequest<Model>("newMineField") { $0.newMineField() }
    return before.generator == after.generator ? taps + [new] : [new] + taps
  }
}

extension Collection {
  /// The elements that fulfil a condition, and the others.
  func partitioned(by condition: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}

extension Mines {
  /// Every field with these settings, all squares covered, flag mode off.
  package static func exploredStates(_ settings: MinesSettings) -> [MinesState] {
    let count = settings.width * settings.height
    return combinations(of: settings.mineCount, from: count).map { mines in
      let squares = (0..<count).map { mines.contains($0) ? Character("*") : "." }
      let rows = stride(from: 0, to: count, by: settings.width).map { String(squares[$0..<$0 + settings.width]) }
      return MinesState(rows.joined(separator: "\n"))
    }
  }

  private static func combinations(of count: Int, from limit: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return (count - 1..<limit).flatMap { last in combinations(of: count - 1, from: last).map { $0 + [last] } }
  }
}
