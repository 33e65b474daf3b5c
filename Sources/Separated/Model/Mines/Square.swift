import Lessons

/// One square of the field: a value that can be saved as it is.
package typealias Square = GameState.Square
