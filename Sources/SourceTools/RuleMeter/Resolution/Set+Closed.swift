extension Set {
  /// The elements, and what follows from them through any chain.
  func closed(_ next: (Element) -> some Sequence<Element>) -> Set {
    var (found, pending) = (self, Array(self))
    while let element = pending.popLast() { pending += next(element).filter { found.insert($0).inserted } }
    return found
  }
}
