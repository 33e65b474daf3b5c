class Basket {
  var items: [String] = []

  func empty() { items.removeAll() }
}
