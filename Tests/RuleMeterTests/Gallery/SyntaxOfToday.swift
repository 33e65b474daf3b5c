// What the language has had for a few years: builders, packs, macros, values that cannot be copied, generics in generics.
import Observation
import SwiftUI

@resultBuilder
enum MenuBuilder {
  static func buildExpression(_ item: MenuItem) -> [MenuItem] { [item] }
  static func buildBlock(_ parts: [MenuItem]...) -> [MenuItem] { parts.flatMap { $0 } }
}

struct MenuItem: Identifiable, Sendable {
  let id: Int
  let title: String
}

struct Menu<Content: Sendable>: Sendable where Content: Identifiable, Content.ID == Int {
  let items: [Content]

  init(@MenuBuilder _ content: () -> [Content]) where Content == MenuItem { items = content() }
}

/// A handle that is given back once.
struct Lease: ~Copyable {
  private let number: Int

  init(number: Int) { self.number = number }

  borrowing func describe() -> String { "lease \(number)" }
  consuming func end(with other: borrowing Lease) -> Int {
    discard self
    return number
  }

  deinit { print("lease \(number) ends") }
}

struct Tree<Key: Hashable, Value> {
  struct Branch<Tag> where Tag: Sendable {
    indirect enum Shape<Leaf> {
      case leaf(Leaf, Key)
      case fork([Shape<Leaf>], tag: Tag)
    }

    private(set) var shapes: [Key: Shape<Value>] = [:]

    mutating func grow<each Extra>(_ key: Key, _ value: Value, with extras: repeat each Extra) -> (repeat each Extra) {
      shapes[key] = .leaf(value, key)
      return (repeat each extras)
    }
  }
}

enum KitchenError: Error { case closed, burnt(dish: String) }

@MainActor @Observable
final class Kitchen {
  private(set) var orders: [Int] = []
  private(set) var branch = Tree<Int, String>.Branch<Bool>()
  var special: String?  // R2 exposed-state
  @ObservationIgnored private var cooking: Task<Void, any Error>?

  func order(_ id: Int) throws(KitchenError) {
    guard orders.count < 20 else { throw .closed }
    orders.append(id)
    _ = branch.grow(id, "dish", with: 1, "two", 3.0)
  }

  func serve() async throws {
    let first = if orders.isEmpty { 0 } else { orders.removeFirst() }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<first { group.addTask { number } }
      for try await number in group where number > 3 { print(number) }
    }
    special =
      switch first {
      case ..<3: nil
      case let big where big > 10: "large"
      default: #"raw "\#(first)""#
      }
  }
}

struct Dishes { var washed = 0 }

final class Dishwasher: Sendable {
  private let dishes = Mutex(Dishes())
  func wash() { dishes.withLock { $0.washed += 1 } }
  func wash(_ count: Int) { dishes.withLock { dishes in dishes.washed += count } }
}

nonisolated(unsafe) var served = 0  // R1 global-state
nonisolated(unsafe) var used = Dishes()  // R1 global-state

func served<each Guest: Identifiable>(_ guests: repeat each Guest) -> Int {
  var count = 0
  for guest in repeat each guests {
    _ = guest.id
    count += 1
  }
  served += count
  used.washed -= count
  return count
}

struct KitchenView: View {
  @State private var kitchen = Kitchen()
  @State private var wishes: [String] = []  // R1 state-in-view
  let menu: Menu<MenuItem>

  var body: some View {
    @Bindable var kitchen = kitchen
    List(menu.items) { (item: MenuItem) in
      Button(item.title) { try? kitchen.order(item.id) }
    }
    .task { try? await kitchen.serve() }
    TextField("Special", text: $kitchen.special.or(""))  // R2 raw-write
    TextField("Today", text: Bindable(kitchen).special)  // R2 raw-write
    Button("Wish") { wishes.append(/[a-z]+/.description) }
    Button("Soup today") { kitchen.special = "Soup" }  // R2 raw-write
  }
}

extension Binding {
  func or<Wrapped: Sendable>(_ value: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(get: { wrappedValue ?? value }, set: { wrappedValue = $0 })
  }
}

#Preview("Kitchen", traits: .sizeThatFitsLayout) {
  KitchenView(
    menu: Menu {
      MenuItem(id: 1, title: "Soup")
      if #available(iOS 26, *) { MenuItem(id: 2, title: "Bread") } else { MenuItem(id: 3, title: "Rice") }
      for id in 4...6 { MenuItem(id: id, title: "Dish \(id)") }
    })
}
