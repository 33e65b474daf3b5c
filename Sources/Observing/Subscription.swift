/// An observer's side of `Observers`: the observer is told of changes for as long as it keeps this.
package final class Subscription {
  package init() {}
}
