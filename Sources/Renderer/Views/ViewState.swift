/// Marks state that belongs to the view and to no model: a mode, a selection, a scroll position, a draft.
///
/// It changes nothing; it says to readers, and to the rule meter, that this is no application state.
@propertyWrapper
package struct ViewState<Value> {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ViewState: Sendable where Value: Sendable {}
