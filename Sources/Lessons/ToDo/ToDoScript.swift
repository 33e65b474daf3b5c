extension ToDo {
  package static let script = """
    # Three items; the title counts them.
    press add
    press add
    press add
    # The rows below a deleted one move up; the next title counts the items that are left.
    press delete 1
    press add
    # Up to the capacity: then there is nothing more to add.
    press add
    press add
    press add
    press add
    press add
    press add
    press add
    press add
    # One less, and there is again.
    press delete 9
    press add
    # The keyboard: the focus goes along the rows, a key beside a button presses it.
    key up
    key up
    key return
    key 0
    key a
    """
}
