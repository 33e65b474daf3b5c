/// The words by which `Reducers` knows a library's reducers.
extension Reducers {
  static let names: Set<String> = ["Reducer", "ReducerProtocol"]
  /// Types whose closure changes the value that it is given first.
  static let makers: Set<String> = ["Reduce", "Reducer", "AnyReducer"]
}
