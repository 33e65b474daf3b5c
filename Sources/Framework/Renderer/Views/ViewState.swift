/// Marks state that belongs to the view and to no model: a mode, a selection, a scroll position, a draft.
///
/// It changes nothing; it says to readers, and to the rule meter, that this is not application state.
@propertyWrapper
public struct ViewState<Value> {
  /// The state itself.
  public var wrappedValue: Value

  /// What the state is at first.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ViewState: Sendable where Value: Sendable {}
