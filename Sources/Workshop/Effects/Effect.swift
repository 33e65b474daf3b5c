/// What is claimed of separating a model from its views, and of sealing and telling, as `Docs/Effects.md` had it before
/// anything was counted.
enum Effect: String, CaseIterable, Codable {
  case forgetting = "forgetting"
  case withoutScreen = "without a screen"
  case reach = "reach"
  case sixInARow = "six in a row"
  case tracking
  case trackingAlone = "tracking alone"
  case damage

  var claim: String {
    switch self {
    case .forgetting:
      "Nobody outside the model has to keep anything right, and the place of an action need not know the places that "
        + "show it."
    case .withoutScreen: "A model can be used without its views."
    case .reach: "An action reaches its views through one interface."
    case .sixInARow: "The next change is cheaper."
    case .tracking: "With tracking there is nothing to forget."
    case .trackingAlone: "Tracking does not need the seal."
    case .damage: "Nothing outside a sealed model can make its data wrong."
    }
  }

  var source: String {
    switch self {
    case .forgetting: "\"The worst possible application\", on what a model as an abstraction does."
    case .withoutScreen:
      "\"The worst possible application\", on why the model is free of the framework and a controller is not."
    case .reach:
      "\"The worst possible application\", actions in and one notification out; \"CDD\", on views that know an "
        + "interface only."
    case .sixInARow: "\"RightMVC\", which argues by the changes that come next."
    case .tracking: "Apple's UIKit documentation, on automatic observation tracking."
    case .trackingAlone: "Nobody's: it is asked to tell the two apart."
    case .damage: "\"The worst possible application\", on its first two rules."
    }
  }

  var counted: String {
    switch self {
    case .forgetting:
      "The carrying statements of each variant, one left out at a time, under the examples and the walks of the "
        + "lesson; for each, over 1,000 walks, the share in which it shows, the events until it shows, and until it "
        + "heals."
    case .withoutScreen:
      "The sentences about data, run on the model with no renderer imported, and on Worst through a screen that is "
        + "never drawn: the share that runs, and tests a second."
    case .reach: "The pairs of an event and a view or datum that its code names, by the meter's facts."
    case .sixInARow:
      "Six requests one after the other, for Mines and for To-do; after each, files, places, carrying lines, "
        + "statements that can be forgotten, and the proof that both sides are equal."
    case .tracking:
      "The carrying statements of each variant, with the mended counts, and what switches tracking on or off, one each."
    case .trackingAlone: "The same, of the two variants of Mines that track, one with a sealed model and one without."
    case .damage:
      "Every fault outside the model, in a variant that is not sealed every one, on 200 walks of 100 events: those after "
        + "which the data are such that no request leads to them from those before. Beside it, the code lines of the "
        + "types that can write the data."
    }
  }

  var rule: String {
    switch self {
    case .forgetting, .reach:
      "Holds when Separated has fewer in at least four lessons; refuted when in at most two; otherwise undecided."
    case .withoutScreen: "Refuted when under 80 % run on the model, or under twice the tests a second; otherwise holds."
    case .sixInARow:
      "Refuted when in either series Separated's sum of carrying lines is not smaller; holds when it is smaller in "
        + "both, and in at least four of the six steps of each; otherwise undecided."
    case .tracking:
      "Holds when observable has fewer than both others in at least four lessons; refuted when in at most two; "
        + "otherwise undecided."
    case .trackingAlone: "Holds when tracked-screen has no more than observable; otherwise refuted."
    case .damage:
      "Holds when there are none in separated and observable, and some in worst, in at least four lessons; refuted when "
        + "there are some in a sealed variant of two lessons or more; otherwise undecided."
    }
  }
}
