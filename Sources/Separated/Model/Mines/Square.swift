import Lessons

/// One square of the field.
package struct Square: Equatable, Sendable {
  package internal(set) var covering: Covering = .covered
  package internal(set) var isMine = false
  /// Mines on the eight squares around.
  package internal(set) var adjacent: Int8 = 0

  package init() {}
}
