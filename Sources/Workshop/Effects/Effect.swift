/// What is claimed of separating a model from its views, and of sealing and telling, as `Docs/Effects.md` had it before
/// anything was counted.
struct Effect {
  let name: String
  let claim: String
  let source: String
  let counted: String
  let rule: String

  static let forgetting = Effect(
    name: "forgetting",
    claim: "Nobody outside the model has to keep anything right, and the place of an action need not know the places "
      + "that show it.",
    source: "\"The worst possible application\", on what a model as an abstraction does.",
    counted: "The carrying statements of each variant, one left out at a time, under the examples and the walks of the "
      + "lesson; for each, over 1,000 walks, the share in which it shows, the events until it shows, and until it "
      + "heals.",
    rule: fewerInSeparated)
  static let withoutScreen = Effect(
    name: "without a screen", claim: "A model can be used without its views.",
    source: "\"The worst possible application\", on why the model is free of the framework and a controller is not.",
    counted: "The sentences about data, run on the model with no renderer imported, and on Worst through a screen that "
      + "is never drawn: the share that runs, and tests a second.",
    rule: "Refuted when under 80 % run on the model, or under twice the tests a second; otherwise holds.")
  static let reach = Effect(
    name: "reach", claim: "An action reaches its views through one interface.",
    source: "\"The worst possible application\", actions in and one notification out; \"CDD\", on views that know an "
      + "interface only.",
    counted: "The pairs of an event and a view or datum that its code names, by the meter's facts.",
    rule: fewerInSeparated)
  static let sixInARow = Effect(
    name: "six in a row", claim: "The next change is cheaper.",
    source: "\"RightMVC\", which argues by the changes that come next.",
    counted: "Six requests one after the other, for Mines and for To-do; after each, files, places, carrying lines, "
      + "statements that can be forgotten, and the proof that both sides are equal.",
    rule: "Refuted when in either series Separated's sum of carrying lines is not smaller; holds when it is smaller in "
      + "both, and in at least four of the six steps of each; otherwise undecided.")
  static let tracking = Effect(
    name: "tracking", claim: "With tracking there is nothing to forget.",
    source: "Apple's UIKit documentation, on automatic observation tracking.",
    counted: "The carrying statements of each variant, with the mended counts, and what switches tracking on or off, "
      + "one each.",
    rule: "Holds when observable has fewer than both others in at least four lessons; refuted when in at most two; "
      + "otherwise undecided.")
  static let trackingAlone = Effect(
    name: "tracking alone", claim: "Tracking does not need the seal.",
    source: "Nobody's: it is asked to tell the two apart.",
    counted: "The same, of the two variants of Mines that track, one with a sealed model and one without.",
    rule: "Holds when tracked-screen has no more than observable; otherwise refuted.")
  static let damage = Effect(
    name: "damage", claim: "Nothing outside a sealed model can make its data wrong.",
    source: "\"The worst possible application\", on its first two rules.",
    counted: "Every fault outside the model, in a variant that is not sealed every one, on 200 walks of 100 events: "
      + "those after which the data are such that no request leads to them from those before. Beside it, the code "
      + "lines of the types that can write the data.",
    rule: "Holds when there are none in separated and observable, and some in worst, in at least four lessons; refuted "
      + "when there are some in a sealed variant of two lessons or more; otherwise undecided.")

  private static let fewerInSeparated =
    "Holds when Separated has fewer in at least four lessons; refuted when in at most two; otherwise undecided."
}
