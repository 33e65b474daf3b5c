import Observing
import Testing

@Suite struct `The observers of a model` {
  @Test func `are told in the order in which they subscribed`() {
    let observers = Observers<Int>()
    var heard: [String] = []
    let subscriptions = ["first", "second", "third"].map { name in observers.add { heard.append("\(name) \($0)") } }
    observers.announce(1)
    #expect(heard == ["first 1", "second 1", "third 1"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `are no longer told when they drop their subscription`() {
    let observers = Observers<Int>()
    var heard: [Int] = []
    var subscription: Subscription? = observers.add { heard.append($0) }
    observers.announce(1)
    #expect(subscription != nil)
    subscription = nil
    observers.announce(2)
    #expect(heard == [1])
  }

  @Test func `are not told of a change while which another one dropped their subscription`() {
    let observers = Observers<Int>()
    var heard: [String] = []
    var second: Subscription?
    let first = observers.add { _ in
      heard.append("first")
      second = nil
    }
    second = observers.add { _ in heard.append("second") }
    #expect(second != nil)
    observers.announce(1)
    #expect(heard == ["first"])
    withExtendedLifetime(first) {}
  }

  @Test func `may drop their own subscription while they are told`() {
    let observers = Observers<Int>()
    var heard: [Int] = []
    var own: Subscription?
    own = observers.add {
      heard.append($0)
      own = nil
    }
    #expect(own != nil)
    observers.announce(1)
    observers.announce(2)
    #expect(heard == [1])
  }

  @Test func `that subscribe while others are told are told from the next change on`() {
    let observers = Observers<Int>()
    var heard: [String] = []
    var later: Subscription?
    let first = observers.add { change in
      heard.append("first \(change)")
      if later == nil { later = observers.add { heard.append("later \($0)") } }
    }
    observers.announce(1)
    #expect(heard == ["first 1"])
    observers.announce(2)
    #expect(heard == ["first 1", "first 2", "later 2"])
    withExtendedLifetime(first) {}
  }

  @Test func `that announce while they are told are heard at once, in order`() {
    let observers = Observers<Int>()
    var heard: [String] = []
    let subscriptions = [
      observers.add { change in
        heard.append("first \(change)")
        if change == 1 { observers.announce(2) }
      },
      observers.add { heard.append("second \($0)") },
    ]
    observers.announce(1)
    #expect(heard == ["first 1", "first 2", "second 2", "second 1"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test func `do not keep alive what they tell`() {
    final class Listener {
      var subscription: Subscription?
    }
    let observers = Observers<Int>()
    var listener: Listener? = Listener()
    weak let released = listener
    listener?.subscription = observers.add { [weak listener] _ in _ = listener }
    listener = nil
    #expect(released == nil)
    observers.announce(1)
  }
}

@Suite struct `A monitor of announcements` {
  @Test func `hears what is announced by those that were made under it`() {
    let monitor = AnnouncementMonitor()
    let (watched, other) = (AnnouncementMonitor.$current.withValue(monitor) { Observers<Int>() }, Observers<Int>())
    watched.announce(1)
    other.announce(2)
    #expect(monitor.takeAnnouncements() == ["1"])
    #expect(monitor.takeAnnouncements() == [])
  }

  @Test func `keeps changes from being heard while it is muted, and counts them`() {
    let monitor = AnnouncementMonitor()
    let observers = AnnouncementMonitor.$current.withValue(monitor) { Observers<Int>() }
    var heard: [Int] = []
    let subscription = observers.add { heard.append($0) }
    monitor.isMuted = true
    observers.announce(1)
    monitor.isMuted = false
    observers.announce(2)
    #expect(heard == [2])
    #expect(monitor.takeAnnouncements() == ["1", "2"])
    withExtendedLifetime(subscription) {}
  }
}
