import Observing
import Testing

/// Observers of one model, by their names, who record what they are told.
private final class Audience {
  let observers = Observers<Int>()
  private(set) var heard: [String] = []
  private var subscriptions: [String: Subscription] = [:]

  /// - Parameter whenTold: What the observer does besides.
  func add(_ name: String, whenTold: @escaping (Int) -> Void = { _ in }) {
    subscriptions[name] = observers.add { [unowned self] change in
      heard.append("\(name) \(change)")
      whenTold(change)
    }
  }

  func drop(_ name: String) { subscriptions[name] = nil }
}

@Suite struct `The observers of a model` {
  private let audience = Audience()

  @Test func `are not told of a change during which another one dropped their subscription`() {
    audience.add("first") { [unowned audience] _ in audience.drop("second") }
    audience.add("second")
    audience.observers.note(1)
    #expect(audience.heard == ["first 1"])
  }

  @Test func `may drop their own subscription while they are told`() {
    audience.add("first") { [unowned audience] _ in audience.drop("first") }
    audience.observers.note(1)
    audience.observers.note(2)
    #expect(audience.heard == ["first 1"])
  }

  @Test func `that subscribe while others are told are told of what is written from then on`() {
    audience.add("first") { [unowned audience] change in if change == 1 { audience.add("later") } }
    audience.observers.perform { for change in 1...2 { audience.observers.note(change) } }
    #expect(audience.heard == ["first 1", "first 2"])
    audience.observers.note(3)
    #expect(audience.heard == ["first 1", "first 2", "first 3", "later 3"])
  }
}

@Suite struct `A monitor of announcements` {
  @Test func `hears what is announced by those that were made under it`() {
    let monitor = AnnouncementMonitor()
    let (watched, other) = (AnnouncementMonitor.$current.withValue(monitor) { Observers<Int>() }, Observers<Int>())
    watched.note(1)
    other.note(2)
    #expect(monitor.takeAnnouncements() == ["1"])
    #expect(monitor.takeAnnouncements() == [])
  }

  @Test func `keeps changes from being heard while it is muted, and counts them`() {
    let monitor = AnnouncementMonitor()
    let audience = AnnouncementMonitor.$current.withValue(monitor) { Audience() }
    audience.add("first")
    monitor.isMuted = true
    audience.observers.note(1)
    monitor.isMuted = false
    audience.observers.note(2)
    #expect(audience.heard == ["first 2"])
    #expect(monitor.takeAnnouncements() == ["1", "2"])
  }
}
