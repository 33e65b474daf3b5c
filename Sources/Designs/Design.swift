import CallingModelDesign
import DrawingModelDesign
import Equivalence
import LeakyDesign
import Lessons
import MassiveDesign
import OneWayDesign
import RefreshAllDesign
import Renderer
import Separated
import ThreeModelsDesign
import ViewStateDesign
import Worst

/// One of the ways to write Mines.
///
/// What works on any of them is a function that is generic over the screen: it takes `screen`.
package struct Design: Sendable {
  /// What commands and tables call it.
  package let name: String
  /// What it is, in a line.
  package let summary: String
  /// Where its source is, in the package.
  package let folders: [String]
  /// Which views are redrawn with it: the same as with the others, or as it chooses, so that they are only counted.
  package let redraws: Redraws
  package let screen: any ShareableScreen<MinesControl, MinesSettings, MinesState>.Type

  package enum Redraws: Sendable {
    case same, own
  }
}

/// From no model to a sealed one.
package let allDesigns: [Design] = [
  Design(
    "worst", "no model: the state is in the views", in: ["Sources/Worst/Mines"], Worst.MinesScreen.self),
  Design(
    "refresh-all", "no model, and every event ends with one function that sets everything anew",
    RefreshAllDesign.MinesScreen.self, redraws: .own),
  Design(
    "massive", "one screen of one piece, in which any function may touch any view", MassiveDesign.MinesScreen.self),
  Design("drawing-model", "the model hands drawing closures to the views", DrawingModelDesign.MinesScreen.self),
  Design(
    "calling-model", "the model holds the controller and calls its refresh functions",
    CallingModelDesign.MinesScreen.self),
  Design(
    "three-models", "squares, flags and count are three models, which the screen keeps in step",
    ThreeModelsDesign.MinesScreen.self),
  Design(
    "leaky", "a model of variables that anyone can set; the rules stay in the screen", LeakyDesign.MinesScreen.self),
  Design(
    "one-way", "a store with a value and a reducer; whenever it announces, one function shows the value",
    OneWayDesign.MinesScreen.self, redraws: .own),
  Design(
    "view-state", "separated, and what belongs to the view has a model of its own", ViewStateDesign.MinesScreen.self),
  Design(
    "separated", "the sealed model", in: ["Sources/Separated/Mines", "Sources/Separated/Model/Mines"],
    Separated.MinesScreen.self),
]

extension Design {
  package init?(named name: String) {
    guard let design = allDesigns.first(where: { $0.name == name }) else { return nil }
    self = design
  }

  /// What has to be as it is in any other design.
  package var comparison: Comparison { redraws == .same ? .everything : .withoutRedraws }

  /// - Parameter folders: The folder of the design's name unless others are given.
  fileprivate init(
    _ name: String, _ summary: String, in folders: [String]? = nil,
    _ screen: any ShareableScreen<MinesControl, MinesSettings, MinesState>.Type, redraws: Redraws = .same
  ) {
    self.name = name
    self.summary = summary
    self.folders =
      folders ?? [
        "Sources/Designs/" + name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      ]
    self.redraws = redraws
    self.screen = screen
  }
}
