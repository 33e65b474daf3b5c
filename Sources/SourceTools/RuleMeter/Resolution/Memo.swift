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

extension Memo where Answer: Equatable {
  /// - Returns: Whether the answer was not known, or another.
  func learn(_ subject: Subject, _ answer: Answer) -> Bool { known.updateValue(answer, forKey: subject) != answer }
}
