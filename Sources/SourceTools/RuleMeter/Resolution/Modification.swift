/// What is known of a write before it is known where it goes.
struct Modification {
  let kind: Write.Kind
  /// What is assigned.
  var value = Value()
  /// What is assigned, as the source spells it.
  var text = ""
  /// Whether the new value is fixed in the source: a literal, or a constant.
  var isConstant = false
  /// Whether everything that was there is taken away.
  var empties = false
  /// Whether the new value is computed from the old one.
  var readsItself = false
  var binding = Write.Binding.edit
  /// For a mutating call, the function that the program declares.
  var callee: FunctionDeclaration?

  static let mutatingCall = Modification(kind: .mutatingCall)
  static let inOut = Modification(kind: .inOut)
}

extension Write {
  /// - Parameter setsEntry: Whether an entry of a dictionary is set.
  init(_ modification: Modification, to place: Place, setsEntry: Bool, at offset: Int) {
    self.init(
      kind: modification.kind, place: place, value: modification.value.sources, valueType: modification.value.type,
      offset: offset, text: modification.text, isConstant: modification.isConstant,
      isFresh: modification.value.isFresh, setsEntry: setsEntry, empties: modification.empties,
      readsItself: modification.readsItself, binding: modification.binding, callee: modification.callee)
  }
}
