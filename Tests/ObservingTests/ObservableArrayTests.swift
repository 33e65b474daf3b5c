import Observing
import Testing

private typealias Letters = ObservableArray<Character>

/// What is done to "abc", and what comes of it.
private struct Mutation: Sendable {
  let elements: String
  let change: Letters.Change
  let mutate: @Sendable (Letters) -> Void

  init(_ elements: String, _ change: Letters.Change, _ mutate: @escaping @Sendable (Letters) -> Void) {
    self.elements = elements
    self.change = change
    self.mutate = mutate
  }
}

@Suite struct `An observable array` {
  @Test(arguments: [
    Mutation("abcd", .inserted("d", at: 3)) { $0.append("d") },
    Mutation("adbc", .inserted("d", at: 1)) { $0.insert("d", at: 1) },
    Mutation("ac", .removed("b", at: 1)) { $0.remove(at: 1) },
    Mutation("adc", .replaced("d", at: 1)) { $0.replace(at: 1, with: "d") },
    Mutation("d", .everything(["d"])) { $0.replaceAll(with: ["d"]) },
  ])
  private func `announces what happened, where, and to which element`(_ mutation: Mutation) {
    let letters = Letters(Array("abc"))
    let heard = changes(of: letters) { mutation.mutate(letters) }
    #expect(heard == [mutation.change])
    #expect(letters.elements == Array(mutation.elements))
  }

  @Test func `announces an insertion and a removal before it in one request, each with its element`() {
    let letters = Letters(Array("abc"))
    let heard = changes(of: letters) {
      letters.perform {
        letters.insert("d", at: 3)
        letters.remove(at: 0)
      }
    }
    #expect(heard == [.inserted("d", at: 3), .removed("a", at: 0)])
    #expect(letters.elements == Array("bcd"))
  }

  private func changes(of letters: Letters, during request: () -> Void) -> [Letters.Change] {
    var heard: [Letters.Change] = []
    let subscription = letters.observe { heard.append($0) }
    request()
    return withExtendedLifetime(subscription) { heard }
  }
}
