extension Notes {
  package static let script = """
    # A note is opened: its text becomes the draft, and a line counts its characters.
    press note 0
    # Typing changes the draft only, not the row and not the count.
    type 's bone
    # Done: the row follows.
    press done
    # Cancel drops the draft.
    press note 1
    key backspace
    type nothing
    press cancel
    # Another note while one is being edited: that one takes over its draft.
    press note 1
    key home
    type the
    key space
    press note 2
    # Return is done, Escape is cancel; a character is what a reader takes for one.
    key backspace
    type piglé👩‍👧
    key return
    press note 2
    key escape
    """
}
