/// Remembers the answers to a question.
final class Memo<Subject: Hashable, Answer> {
  fileprivate var known: [Subject: Answer] = [:]

  /// - Parameter meanwhile: The answer where finding it leads back to the same question.
  func answer(_ subject: Subject, meanwhile: Answer? = nil, _ find: () -> Answer) -> Answer {
    if let answer = known[subject] { return answer }
    known[subject] = meanwhile
    let answer = find()
    known[subject] = answer
    return answer
  }
}

/// For each declaration, the first function that a call of it may run and of which something holds.
typealias Firsts = Memo<FunctionDeclaration, FunctionDeclaration?>

extension Firsts {
  /// - Returns: Whether the answer was that there is none, which is forgotten.
  func reopen(_ declaration: FunctionDeclaration) -> Bool {
    known[declaration] == .some(nil) && known.removeValue(forKey: declaration) != nil
  }
}
