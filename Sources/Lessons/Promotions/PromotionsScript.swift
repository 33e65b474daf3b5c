extension Promotions {
  package static let script = """
    # The 90 % of the second week stack with the coupon; the 80 % do not.
    press promotion 2
    press start -
    press rule 4
    press rule 1
    press active
    press active
    press promotion 0
    press discount -
    press stackable
    press amount -
    press amount -
    press amount -
    # Time passes, and promotions begin and end.
    press end -
    press add
    press discount -
    press today +
    press today +
    press remove
    # What is changed here is not on the server until it is saved.
    press save
    tick
    press rule 2
    press offline
    press reload
    tick
    press offline
    press reload
    press promotion 1
    tick
    """
}
