import Testing

@testable import RuleMeter

/// What a reviewer would act on is shared; what is true by the letter alone is local.
@Suite struct WeightTests {
  @Test(arguments: [settingsAndRoutes, notSettings, forms, conditions] + Array(repeating: twoWays, count: 12))
  func `each finding has the weight that the end of its line says`(text: String) {
    let found = Dictionary(grouping: measured(text).violations, by: \.location.line).mapValues { Set($0.map(\.weight)) }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let expected = Weight.allCases.filter { line.hasSuffix("  // \($0.rawValue)") }
      #expect(found[number + 1] ?? [] == Set(expected), "\(line)")
    }
  }

  /// A preference, one whose observer does more, two set together; a router that looks at its own path.
  private static let settingsAndRoutes = """
    import SwiftUI
    final class Settings: ObservableObject {
      @Published var sound = true { didSet { UserDefaults.standard.set(sound, forKey: "sound") } }  // local
      @Published var theme = "a" { didSet { UserDefaults.standard.set(theme, forKey: "theme"); apply() } }  // shared
      @Published var volume = 3 { didSet { save(volume, "v") } }  // local
      private(set) var n = 0
      func apply() { n += 1 }
      private func save(_ v: Int, _ k: String) { UserDefaults.standard.set(v, forKey: k) }
    }
    struct Form1: View {
      @ObservedObject var settings: Settings
      var body: some View {
        Toggle("s", isOn: $settings.sound)  // local
        TextField("t", text: $settings.theme)  // shared
        Stepper("v", value: $settings.volume)  // local
        Button("r") { settings.sound = false }  // local
      }
      func reset() {
        settings.sound = true  // shared
        settings.volume = 1  // shared
      }
    }
    final class Router: ObservableObject {
      @Published var path: [Int] = []  // local
      @Published var read: [Int] = []
      func pop() { if !path.isEmpty { path.removeLast() } }
    }
    struct Shell: View { @StateObject var router = Router(); var body: some View { NavigationStack(path: $router.path) { Text("") } } }  // local
    """

  /// What is counted on, a list, and two buttons of one body; a route by which a model decides.
  private static let notSettings = """
    import SwiftUI
    final class Purse: ObservableObject {
      @Published var coins = 3 { didSet { UserDefaults.standard.set(coins, forKey: "coins") } }  // shared
      @Published var rows: [Int] = [] { didSet { UserDefaults.standard.set(rows, forKey: "rows") } }  // shared
      @Published var sound = true { didSet { UserDefaults.standard.set(sound, forKey: "sound") } }  // local
      @Published var volume = 3 { didSet { UserDefaults.standard.set(volume, forKey: "volume") } }  // local
    }
    struct Panel: View {
      @ObservedObject var purse: Purse
      var body: some View {
        Button("More") { purse.coins += 1 }  // shared
        Button("None") { purse.rows = [] }  // shared
        Button("Quiet") { purse.sound = false }  // local
        Button("Low") { purse.volume = 1 }  // local
      }
    }
    struct Silence: View {
      @ObservedObject var purse: Purse
      var body: some View { Button("Off") { off() } }
      private func off() { mute(); lower() }
      private func mute() { purse.sound = false }  // shared
      private func lower() { purse.volume = 0 }  // shared
    }
    struct Order: Identifiable { let id: Int }
    final class Shop: ObservableObject {
      @Published var order: Order?  // shared
      @Published private(set) var balance = 100
      func pay() { if let order { balance -= order.id } }
    }
    struct Counter: View {
      @StateObject var shop = Shop()
      var body: some View {
        Button("Order") { shop.order = Order(id: 1) }  // shared
          .sheet(item: $shop.order) { _ in Text("") }  // shared
      }
    }
    """

  /// Uses after a condition that leaves, by a helper, in a closure that a request takes, by an observer, by a free
  /// function, and by another view.
  private static let conditions = """
    import UIKit
    final class Badge: UIView { var dots = 0; func grow() { dots += 1 } }; func log(_ badge: Badge) { print(badge.dots) }  // shared
    final class Row: UIView { var taps = 0; func tap() { taps += 1 } }; final class List: UIView { let row = Row(); func tap() { row.taps += 1 } }  // shared
    final class Store {
      private(set) var items: [Int] = []; private var hooks: [Int: () -> Void] = [:], next = 0
      func add() { items.append(1) }; subscript(row: Int) -> Int? { get { items[row] } set { items.remove(at: row) } }
      func observe(_ hook: @escaping () -> Void) -> Int { next += 1; hooks[next] = hook; return next }
      func load(_ done: (Bool) -> Void) { items.append(1); done(items.count > 3) }
      var isFull: Bool { items.count > 3 }
    }
    final class Screen: UIViewController {
      let store = Store(); var token = 0; func drop() { store[0] = nil }; func observe() { token = store.observe {}; label.text = "Empty" }
      private let label = UILabel(); var count = 0; func more() { show(count + 1) }; func show(_ n: Int) { count = n }  // local
      @objc func early() { store.add(); if !store.isFull { return }
        label.text = "Full"  // shared
      }
      @objc func guarded() { store.add(); guard store.isFull else { return }
        label.text = "Full"  // shared
      }
      @objc func own() { switch store.items.count { case 1: break; default: print(1) }; store.add(); guard label.isHidden else { return }
        label.text = "Added"  // local
      }
      @objc func helped() { store.add(); if isFull() {
        label.text = "Full"  // shared
      } }
      @objc func told() { store.load { isFull in if isFull {
        label.text = "Full"  // shared
      } } }
      private func isFull() -> Bool { store.isFull }
    }
    """

  @Test func `a refresh names the latest change of what it reads`() {
    let text = """
      import UIKit
      final class Screen: UIViewController {
        private let label = UILabel(); private var items: [Int] = [], isBusy = false
        @objc func add() {
          items.append(1)
          isBusy = false; label.text = "\\(items.count)"
        }
        @objc func toggle() { isBusy.toggle(); if isBusy { items.removeAll() } }
      }
      """
    let followed = measured(text).violations.compactMap(\.violation.follows)
    #expect(followed.map(\.location.line) == [5])
    #expect(followed.map(\.chain) == [["changes Screen.items"]])
  }

  /// After a request: what is fixed, what a model says, what a model decides.
  private static let forms = """
    import UIKit
    final class Store { private(set) var items: [Int] = []; func add(_ i: Int) { items.append(i) }; var isFull: Bool { items.count > 3 } }
    final class Screen: UIViewController {
      let store = Store()
      private let label = UILabel(), button = UIButton(), table = UITableView(), banner = Banner()
      @objc func a() { store.add(1)
        label.text = "Saved"  // local
        button.setTitle("Done", for: .normal)  // local
        table.reloadData()  // shared
        label.text = "\\(store.items.count)"  // shared
      }
      @objc func b() { store.add(1)
        if store.isFull {
        label.text = "Full"  // shared
        }
        thank()  // local
        say("x")  // local
        show()  // shared
      }
      private func thank() { label.text = "Thanks" }
      private func say(_ s: String) { label.text = s }
      private func show() { label.text = store.isFull ? "a" : "b" }
    }
    final class Banner: UIView {}
    """

  /// A function that two changes lead to: it is read after the same one each time.
  private static let twoWays = """
    import UIKit; final class M { private(set) var n = 0; func add() { n += 1 } }
    class C: Base { var k = 0; let a = A(frame: .zero), b = B(frame: .zero)  // local
      @IBAction func tap() { if k > 3 { m.add(); a.f() } else { k += 1; b.h() } } }
    class Base: UIView { let m = M(), label = UILabel(), w = W(frame: .zero) }
    class A: Base { func f() { label.text = "\\(m.n)"; w.g(); m.add() } }  // shared
    class B: Base { func h() { label.text = "\\(m.n)"; w.g(); m.add() } }  // local
    class W: UIView { let m = M(), label = UILabel(); func g() { label.text = "\\(m.n)"; m.add() } }  // local
    """
}
