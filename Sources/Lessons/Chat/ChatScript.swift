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
    type Miss
    key space
    press change
    # A name of more than 20 characters changes nothing.
    press name
    type , who came later
    key return
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
