/// An observer's side of `Observers`: the observer is told of changes for as long as it keeps this.
package final class Subscription {
  /// Whether changes go by unheard, as an experiment that asks what the views do without them needs it.
  package var isMuted = false

  package init() {}
}
