import Lessons

/// One square as it is shown: what the field and the flags know of it together.
typealias Square = GameState.Square
