/// An observer's side of `Observers`: the observer is told of changes for as long as it keeps this.
public final class Subscription {
  /// A subscription that nothing is told through yet.
  public init() {}
}
