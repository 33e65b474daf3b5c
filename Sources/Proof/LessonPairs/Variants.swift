import ChatObservable
import ChatObservableModel
import Equivalence
import LessonScreens
import Lessons
import MinesCallingModel
import MinesDrawingModel
import MinesLeaky
import MinesMassive
import MinesObservable
import MinesObservableModel
import MinesOneWay
import MinesRefreshAll
import MinesThreeModels
import MinesTrackedScreen
import MinesViewState
import NotesObservable
import NotesObservableModel
import PromotionsObservable
import PromotionsObservableModel
import Specifications
import ToDoObservable
import ToDoObservableModel

// The variants of each lesson, from no model to a sealed one that is observable. A line makes a design known to all
// commands and tests.

extension MinesPair {
  package static let variants: [Variant<Mines>] = [
    worst,
    design(
      "refresh-all", "no model, and every event ends with one function that sets everything anew",
      MinesRefreshAll.MinesScreen.self, hasModel: false, comparing: .withoutRedraws, passes: []),
    design(
      "massive", "one screen of one piece, in which any function may touch any view", MinesMassive.MinesScreen.self,
      hasModel: false, passes: []),
    design(
      "drawing-model", "the model hands drawing closures to the views", MinesDrawingModel.MinesScreen.self,
      MinesDrawingModel.Game.driver, passes: Set(ExperimentKind.allCases)),
    design(
      "calling-model", "the model holds the controller and calls its refresh functions",
      MinesCallingModel.MinesScreen.self, MinesCallingModel.Game.driver, passes: [.thrownAway]),
    design(
      "three-models", "squares, flags and count are three models, which the screen keeps in step",
      MinesThreeModels.MinesScreen.self, passes: Set(ExperimentKind.allCases)),
    design(
      "leaky", "a model of variables that anyone can set; the rules stay in the screen", MinesLeaky.MinesScreen.self,
      passes: [.thrownAway]),
    design(
      "one-way", "a store with a value and a reducer; whenever it announces, one function shows the value",
      MinesOneWay.MinesScreen.self, MinesOneWay.Store.driver, comparing: .withoutRedraws,
      passes: [.thrownAway, .changedBehind]),
    design(
      "view-state", "separated, and what belongs to the view has a model of its own", MinesViewState.MinesScreen.self,
      MinesViewState.Game.driver, passes: [.thrownAway, .changedBehind]),
    design(
      VariantName.trackedScreen, "no model; the screen is observable, and what reads it is drawn again by itself",
      MinesTrackedScreen.MinesScreen.self, hasModel: false, comparing: .withoutRedraws, passes: [.muted]),
    separated,
    observable(MinesObservable.MinesScreen.self, MinesObservableModel.Game.driver),
  ]
}

extension ToDoPair {
  package static let variants: [Variant<ToDo>] = [
    worst,
    separated,
    observable(ToDoObservable.ToDoScreen.self, ToDoObservableModel.ToDoStore.driver),
  ]
}

extension NotesPair {
  package static let variants: [Variant<Notes>] = [
    worst,
    separated,
    observable(
      NotesObservable.NotesScreen.self, NotesObservableModel.Notebook.driver, passes: [.thrownAway, .changedBehind]),
  ]
}

extension PromotionsPair {
  package static let variants: [Variant<Promotions>] = [
    worst,
    separated,
    observable(PromotionsObservable.PromotionsScreen.self, PromotionsObservableModel.Shop.driver),
  ]
}

extension ChatPair {
  package static let variants: [Variant<Chat>] = [
    worst,
    separated,
    observable(ChatObservable.ChatScreen.self, ChatObservableModel.ChatContext.driver),
  ]
}
