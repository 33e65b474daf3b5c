import CallingModelDesign
import DrawingModelDesign
import Equivalence
import LeakyDesign
import LessonModels
import LessonScreens
import Lessons
import MassiveDesign
import OneWayDesign
import RefreshAllDesign
import Renderer
import Separated
import SeparatedModel
import ThreeModelsDesign
import ViewStateDesign
import Worst

/// One of the ways to write Mines.
///
/// What works on any of them is a function that is generic over the screen: it takes `screen`.
package struct Design: Sendable {
  package typealias Screen = any ShareableScreen<MinesControl, MinesSettings, MinesState>.Type

  /// What commands and tables call it.
  package let name: String
  /// What it is, in a line.
  package let summary: String
  /// Where its source is, in the package, and of which program it is a part.
  package let folders: [String]
  package let program: String
  package let screen: Screen
  /// What knows the rules and needs no screen; nothing where the rules are the screen's.
  package let model: (any MinesModel.Type)?
  /// What has to be as it is in the others: everything, unless it redraws as it chooses, which is then counted.
  package let comparison: Comparison
}

/// From no model to a sealed one.
package let allDesigns: [Design] = [
  Design(
    "worst", "no model: the state is in the views", in: ["Sources/Worst/Mines"], of: "Sources/Worst",
    Worst.MinesScreen.self),
  Design(
    "refresh-all", "no model, and every event ends with one function that sets everything anew",
    RefreshAllDesign.MinesScreen.self, comparing: .withoutRedraws),
  Design(
    "massive", "one screen of one piece, in which any function may touch any view", MassiveDesign.MinesScreen.self),
  Design(
    "drawing-model", "the model hands drawing closures to the views", DrawingModelDesign.MinesScreen.self,
    DrawingModelDesign.Game.self),
  Design(
    "calling-model", "the model holds the controller and calls its refresh functions",
    CallingModelDesign.MinesScreen.self, CallingModelDesign.Game.self),
  Design(
    "three-models", "squares, flags and count are three models, which the screen keeps in step",
    ThreeModelsDesign.MinesScreen.self),
  Design(
    "leaky", "a model of variables that anyone can set; the rules stay in the screen", LeakyDesign.MinesScreen.self),
  Design(
    "one-way", "a store with a value and a reducer; whenever it announces, one function shows the value",
    OneWayDesign.MinesScreen.self, OneWayDesign.Store.self, comparing: .withoutRedraws),
  Design(
    "view-state", "separated, and what belongs to the view has a model of its own", ViewStateDesign.MinesScreen.self,
    ViewStateDesign.Game.self),
  Design(
    "separated", "the sealed model", in: ["Sources/Separated/Mines", "Sources/Separated/Model/Mines"],
    of: "Sources/Separated", Separated.MinesScreen.self, SeparatedModel.Game.self),
]

extension Design {
  package init?(named name: String) {
    guard let design = allDesigns.first(where: { $0.name == name }) else { return nil }
    self = design
  }

  /// - Parameters:
  ///   - folders: The one that has the design's name, unless others are given.
  ///   - program: That folder too.
  fileprivate init(
    _ name: String, _ summary: String, in folders: [String]? = nil, of program: String? = nil, _ screen: Screen,
    _ model: (any MinesModel.Type)? = nil, comparing comparison: Comparison = .everything
  ) {
    let folder =
      "Sources/Designs/" + name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    self.name = name
    self.summary = summary
    self.folders = folders ?? [folder]
    self.program = program ?? folder
    self.screen = screen
    self.model = model
    self.comparison = comparison
  }
}
