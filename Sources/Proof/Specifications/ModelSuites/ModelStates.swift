import Lessons

/// Every state that a model alone can reach, and where each step leads from there.
package struct ModelStates<Driver: ModelDriver>: Equatable {
  package typealias State = Driver.L.State

  /// In the order in which they were found.
  package private(set) var states: [State] = []
  /// What the model answers in each of them.
  package private(set) var answers: [[String]] = []
  /// For each state and each step the number of the state that it leads to; `nil` if it has nothing to act on.
  package private(set) var successors: [[Int?]] = []
  private var numbers: [State: Int] = [:]

  package init() {
    for state in Driver.initialStates { _ = number(of: state) }
    var next = 0
    while next < states.count {
      let state = states[next]
      answers.append(Driver(state: state).answers)
      let isInBounds = Driver.isInBounds(state)
      successors.append(isInBounds ? Driver.steps.map { step in successor(of: state, by: step) } : [])
      next += 1
    }
  }

  package var transitions: Int { successors.reduce(0) { $0 + $1.count { $0 != nil } } }

  private mutating func successor(of state: State, by step: [DataEvent<Driver.L.Control>]) -> Int? {
    var driver = Driver(state: state)
    for event in step where !driver.send(event) { return nil }
    return number(of: driver.savedState)
  }

  private mutating func number(of state: State) -> Int {
    if let number = numbers[state] { return number }
    numbers[state] = states.count
    states.append(state)
    return states.count - 1
  }
}
