/// Which part of its lesson's suite a mutant is run through.
package enum TrialMode: String, Sendable {
  /// The examples, and the random walks.
  case everything
  /// The same, for whether the data stay right throughout, whatever the screen shows.
  case savedStates = "saved-states"
  /// The same, for whether every cell and control is right throughout, whatever was redrawn for it.
  case withoutRedraws = "without-redraws"
  /// Every state of the lesson's small configuration.
  case exploration
  /// Every state of the configuration with which a lesson is proved, which takes longer.
  case wholeExploration = "whole-exploration"
  /// A million random events with the lesson's own settings.
  case millionEvents = "million-events"
  /// The three experiments, which find nothing wrong in a separated variant.
  case experiments
  /// Which examples fail.
  case examples
  /// Which examples fail in the tree without the change, where that is built beside the changed one.
  case examplesAtStart = "examples-at-start"
  /// How it shows on a thousand walks.
  case faultWalks = "fault-walks"
  /// What it does to the data on two hundred walks.
  case damage
}
