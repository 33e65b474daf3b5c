import Observing
import Testing

/// Two numbers that are announced as they are written, each by an object of its own.
@Suite final class `A transaction` {
  private let transaction = Transaction()
  private let first: Observers<Int>
  private let second: Observers<Int>
  private var subscriptions: [Subscription] = []
  private var heard: [String] = []

  init() {
    first = Observers(transaction)
    second = Observers(transaction)
    subscriptions = [
      first.add { [unowned self] in heard.append("first \($0)") },
      second.add { [unowned self] in heard.append("second \($0)") },
    ]
  }

  @Test func `announces what a request noted after its last write, object by object`() {
    transaction.perform {
      second.note(1)
      first.note(2)
      second.note(3)
      heard.append("last write")
    }
    #expect(heard == ["last write", "second 1", "second 3", "first 2"])
  }

  @Test func `announces after the outermost request alone`() {
    transaction.perform {
      transaction.perform { first.note(1) }
      heard.append("last write")
    }
    #expect(heard == ["last write", "first 1"])
  }

  @Test func `announces what an observer asks for after what it was told`() {
    subscriptions.append(
      first.add { [unowned self] change in if change == 1 { transaction.perform { first.note(2) } } })
    transaction.perform {
      first.note(1)
      second.note(9)
    }
    #expect(heard == ["first 1", "first 2", "second 9"])
  }

  @Test func `announces a change when its write is carried out, to all before what one of them asks for`() {
    subscriptions.append(first.add { [unowned self] _ in second.note(9) })
    subscriptions.append(first.add { [unowned self] in heard.append("later \($0)") })
    first.write(1) { heard.append("written") }
    #expect(heard == ["written", "first 1", "later 1", "second 9"])
  }

  @Test func `announces what a request that fails wrote before, and throws what the request threw`() {
    struct Failure: Error {}
    func request() throws(Failure) {
      try transaction.perform { () throws(Failure) in
        first.note(1)
        throw Failure()
      }
    }
    #expect(throws: Failure.self) { try request() }
    #expect(heard == ["first 1"])
  }
}
