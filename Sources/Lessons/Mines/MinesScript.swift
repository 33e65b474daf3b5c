extension Mines {
  package static let script = """
    press square 0,0
    """
}
