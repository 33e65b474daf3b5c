extension Mines {
  /// A game lost, then a game won.
  package static let script = """
    # A flood, a flag that keeps a mine from being pressed, and a game lost.
    press square 0,0
    press flag
    press square 0,4
    press flag
    press square 0,4
    press square 3,4
    # A new field, and a game won.
    press new
    press square 0,0
    press square 2,0
    press square 3,0
    press square 5,0
    press square 7,0
    press square 9,0
    press square 8,1
    press square 9,1
    press square 9,2
    press square 8,3
    press square 9,3
    press square 8,4
    press square 0,5
    press square 0,6
    press square 1,6
    press square 2,6
    press square 3,6
    press square 9,6
    press square 0,7
    press square 8,7
    press square 9,7
    press square 0,8
    press square 9,8
    press square 0,9
    press square 1,9
    press square 8,9
    """
}
