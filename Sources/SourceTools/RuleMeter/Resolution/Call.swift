/// A call as it stands in the source, before it is known what it reaches.
struct Call {
  let name: String
  /// What it is called on; nothing for a free function.
  var receiver = Value()
  let arguments: [Argument]
  let offset: Int
  /// What stands before the name.
  var receiverExpression: Expression?
  /// Where a value is called, that value.
  var target = Value()
  var isConstruction = false
}
