/// An observer's side of `Observers`: the observer is told of changes for as long as it keeps this.
public final class Subscription {
  /// What the observed keeps of a subscription. It outlives the subscription, so that it can be asked, which is faster
  /// than a weak reference.
  final class Interest {
    /// Whether the subscription is still kept.
    fileprivate(set) var lasts = true
  }

  let interest = Interest()

  init() {}

  deinit { interest.lasts = false }
}
