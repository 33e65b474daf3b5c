enum GlobalStateSamples {
  static let fires = [
    """
    var /*!*/score = 0
    func win() { score += 1 }
    """,
    """
    enum Settings { static var /*!*/volume = 5 }
    func mute() { Settings.volume = 0 }
    """,
    """
    struct Item {}
    class Store { static var /*!*/items: [Item] = [] }
    class Other { func add() { Store.items.append(Item()) } }
    """,
    """
    import UIKit
    class Screen: UIViewController {
      static var /*!*/visits = 0
      override func viewDidAppear(_ animated: Bool) { Screen.visits += 1 }
    }
    """,
    """
    private var /*!*/cache: [String: Int] = [:]
    func remember(_ key: String) -> Int {
      cache[key, default: 0] += 1
      return cache[key]!
    }
    """,
    """
    var /*!*/flags: Set<String> = []
    func raise(_ flag: String) { flags.insert(flag) }
    """,
    """
    struct Session { var user = "" }
    var /*!*/session = Session()
    func login(_ name: String) { session.user = name }
    """,
    """
    class Identifier {
      nonisolated(unsafe) static var /*!*/last = 0
      let value: Int
      init() { Identifier.last += 1; value = Identifier.last }
    }
    """,
    """
    func reset(_ value: inout Int) { value = 0 }
    var /*!*/level = 3
    func restart() { reset(&level) }
    """,
    """
    var (/*!*/lives, /*!*/energy) = (3, 100)
    func hit() { lives -= 1; energy -= 10 }
    """,
    """
    extension Int { static var /*!*/counter = 0 }
    func count() { Int.counter += 1 }
    """,
  ]

  static let silent = [
    "let limit = 10\nfunc isFull(_ count: Int) -> Bool { count >= limit }",
    "enum Limits { static let capacity = 10 }",
    "var greeting = \"Hello\"\nfunc greet() -> String { greeting }",
    """
    final class Store { static let shared = Store(); private(set) var items: [Int] = []; func add() { items.append(1) } }
    func add() { Store.shared.add() }
    """,
    """
    final class Store { static var shared = Store(); private(set) var items: [Int] = []; func add() { items.append(1) } }
    func replace() { Store.shared = Store() }
    """,
    "var now: Int { 3 }\nfunc later() -> Int { now + 1 }",
    """
    func count() -> Int {
      var score = 0
      score += 1
      return score
    }
    """,
    """
    let score = 0
    struct Game { var score = 0; mutating func win() { score += 1 } }
    """,
    """
    var timer: Timer?
    func stop() { timer = nil }
    """,
    """
    var handler: ((Int) -> Void)?
    func listen() { handler = { print($0) } }
    """,
    """
    var score = 0
    func play() { var score = 1; score += 1; print(score) }
    """,
    """
    import UIKit
    var overlay: UIWindow?
    func show() { overlay = UIWindow() }
    """,
  ]
}
