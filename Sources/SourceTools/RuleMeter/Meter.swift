/// Measures Swift source against the three rules, without building it.
package enum Meter {
  /// A path, a configuration or a baseline that cannot be used; the description is one line for the person who gave it.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String
  }
}
