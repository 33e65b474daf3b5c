import Observing
import Testing

/// Two numbers that are announced as they are written, each by an object of its own.
private final class Numbers {
  let transaction = Transaction()
  let first: Observers<Int>
  let second: Observers<Int>
  private var subscriptions: [Subscription] = []
  private(set) var heard: [String] = []

  init() {
    first = Observers(transaction)
    second = Observers(transaction)
    subscriptions = [
      first.add { [unowned self] in heard.append("first \($0)") },
      second.add { [unowned self] in heard.append("second \($0)") },
    ]
  }

  func hear(_ word: String) { heard.append(word) }

  func keep(_ subscription: Subscription) { subscriptions.append(subscription) }
}

@Test func `outside of a request a change is announced at once`() {
  let numbers = Numbers()
  numbers.first.note(1)
  numbers.hear("later")
  #expect(numbers.heard == ["first 1", "later"])
}

@Test func `a request announces what was noted after its last write, object by object`() {
  let numbers = Numbers()
  numbers.transaction.perform {
    numbers.second.note(1)
    numbers.first.note(2)
    numbers.second.note(3)
    numbers.hear("last write")
  }
  #expect(numbers.heard == ["last write", "second 1", "second 3", "first 2"])
}

@Test func `only the outermost request announces`() {
  let numbers = Numbers()
  numbers.transaction.perform {
    numbers.transaction.perform { numbers.first.note(1) }
    numbers.hear("last write")
  }
  #expect(numbers.heard == ["last write", "first 1"])
}

@Test func `what an observer asks for is announced after what it was told`() {
  let numbers = Numbers()
  numbers.keep(
    numbers.first.add { [unowned numbers] change in
      if change == 1 { numbers.transaction.perform { numbers.first.note(2) } }
    })
  numbers.transaction.perform {
    numbers.first.note(1)
    numbers.second.note(9)
  }
  #expect(numbers.heard == ["first 1", "first 2", "second 9"])
}

@Test func `a request announces only its own changes`() {
  let numbers = Numbers()
  for change in 1...2 { numbers.transaction.perform { numbers.first.note(change) } }
  #expect(numbers.heard == ["first 1", "first 2"])
}

@Test func `a write is carried out before its change is announced`() {
  let numbers = Numbers()
  numbers.first.write(1) { numbers.hear("written") }
  #expect(numbers.heard == ["written", "first 1"])
}

@Test func `a request that fails announces what it wrote before`() {
  struct Failure: Error {}
  let numbers = Numbers()
  #expect(throws: Failure.self) {
    try numbers.transaction.perform {
      numbers.first.note(1)
      throw Failure()
    }
  }
  #expect(numbers.heard == ["first 1"])
}

@Test func `what is muted is not heard, but counted`() {
  let monitor = AnnouncementMonitor()
  let numbers = AnnouncementMonitor.$current.withValue(monitor) { Numbers() }
  monitor.isMuted = true
  numbers.transaction.perform { numbers.first.note(1) }
  #expect(numbers.heard == [])
  #expect(monitor.takeAnnouncements() == ["1"])
}
