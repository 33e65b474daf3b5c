// What the code of a mutated tree calls: all mutants are compiled into one program, and one of them is switched on.
//
// One program runs one mutant on one thread, so plain variables are enough. All of it is compiled into the trees: a call
// for each statement would take a fifth of the time.

/// The number of the mutant that is switched on; zero for none. Set once, before anything of the tree runs.
@usableFromInline nonisolated(unsafe) package var activeMutant = 0

/// Steps that may still be made before `resetStepBudget()` is called again.
@usableFromInline nonisolated(unsafe) package var remainingSteps = stepBudget

/// Steps that one request may take. The longest in the lessons, dealing the largest field, takes a twentieth of it.
@usableFromInline package let stepBudget = 5_000_000

/// Whether that mutant is switched on; counts as a step.
@inlinable package func mutant(_ number: Int) -> Bool {
  step()
  return number == activeMutant
}

/// Counts a step, and traps when the budget is spent: a mutant that would run for ever ends here, after the same number
/// of steps on every machine.
@inlinable package func step() {
  remainingSteps -= 1
  precondition(remainingSteps >= 0, "A request takes at most \(stepBudget) steps (was more): an endless loop")
}

/// Gives the next request its steps.
@inlinable package func resetStepBudget() { remainingSteps = stepBudget }
