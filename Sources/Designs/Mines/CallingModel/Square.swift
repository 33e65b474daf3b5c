import Lessons

/// One square of the field: a value that can be saved as it is.
typealias Square = GameState.Square
