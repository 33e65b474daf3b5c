/// What the code of one event names: the views and the data, through all calls.
///
/// Calls are followed, but not from an announcement into its handlers: a handler is a source of its own.
package struct Reach: Equatable, Sendable {
  /// `MinesScreen.activate .new`; for a handler, the function it is, or in which it is registered.
  package let source: String
  /// Whether it runs when a model announces a change, and not when somebody does something.
  package let isHandler: Bool
  package let location: ProgramMeasure.Location
  /// The stored variables that are named, as symbols, sorted.
  package let names: [String]
}
