extension Chat {
  package static let script = """
    # Write a message; it is on its way until time passes.
    press input
    type Hello, Visitor!
    key return
    tick
    # The other side answers.
    press receive
    press receive
    # Rename the other side: every row, the title and the panel follow.
    press avatar 0
    key home
    key delete
    type W
    press change
    # Spaces alone are no name.
    key backtab
    press name
    press back
    # More than the window holds: scroll, and let a message arrive meanwhile.
    press receive
    press receive
    press receive
    press receive
    press receive
    press receive
    press receive
    press receive
    press older
    press receive
    press newer
    press newer
    # Delete a message of one's own, and write another.
    press delete 4
    press input
    type Bye 🐶
    press send
    """
}
