/// Remembers the answers to a question.
final class Memo<Subject: Hashable, Answer> {
  private var known: [Subject: Answer] = [:]

  /// - Parameter meanwhile: The answer where finding it leads back to the same question.
  func answer(_ subject: Subject, meanwhile: Answer? = nil, _ find: () -> Answer) -> Answer {
    if let answer = known[subject] { return answer }
    known[subject] = meanwhile
    let answer = find()
    known[subject] = answer
    return answer
  }
}
