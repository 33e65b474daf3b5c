extension Promotions {
  /// Two offers that come to stack, a promotion added and removed, a list saved, and one that could not be loaded.
  package static let script = """
    # What is left after 75 % is enough for the coupon, once the order is large enough.
    press discount -
    press stackable
    press amount +
    press amount +
    # The rules: from a threshold on, and off the amount.
    press promotion 2
    press rule 3
    press threshold +
    press rule 2
    press rule 1
    # Days go by; a promotion begins, one is switched off.
    press start -
    press end +
    press today +
    press promotion 1
    press active
    press active
    # One more, one less.
    press add
    press discount +
    press remove
    # Saved, edited, and not loaded again until there is a connection.
    press save
    tick
    press discount -
    press offline
    press reload
    tick
    press offline
    press reload
    press promotion 0
    tick
    """
}
