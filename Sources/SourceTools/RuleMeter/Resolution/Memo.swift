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

/// For each declaration, the first function that a call of it may run and that fulfils a condition.
typealias Firsts = Memo<FunctionDeclaration, FunctionDeclaration?>

extension Firsts {
  /// - Returns: Whether no such function was known; that answer is forgotten.
  func reopen(_ declaration: FunctionDeclaration) -> Bool {
    known[declaration] == .some(nil) && known.removeValue(forKey: declaration) != nil
  }
}
