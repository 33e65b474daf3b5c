// Bindings, and what becomes of them.
import SwiftUI

struct Item: Identifiable { var id = UUID(); var title: String; var done = false }

@MainActor final class VM: ObservableObject {
  @Published var items: [Item] = []  // R2 exposed-state
  @Published var error: String?  // R2 exposed-state
  @Published var isShowing = false
  @Published var selected: Item?
  @Published private(set) var page = 0
  private var task: Task<Void, Never>?
  func next() { page += 1 }
  func load() { task = Task { items = await fetch() } }
  func fetch() async -> [Item] { [] }
  var hasError: Bool {
    get { error != nil }
    set { if !newValue { error = nil } }
  }
}

struct Parent: View {
  @StateObject var vm = VM()
  @State private var numbers = [1, 2]  // R1 state-in-view
  @State private var text = ""
  @State private var tasks: [Item] = []
  @State private var draft = Item(title: "")  // R1 state-in-view
  var body: some View {
    List(selection: $vm.selected) { Text(text) }
      .alert("e", isPresented: $vm.hasError) {}
      .sheet(isPresented: $vm.isShowing) { Child(item: $draft, done: { numbers.removeLast() }) }
      .task { tasks = await vm.fetch() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Menu("x") { Button("Next", action: vm.next) } }
      }
    ForEach($draft.list) { $x in TextField("x", text: $x.title) }
  }
}
extension Item {
  var list: [Item] {
    get { [] }
    set {}
  }
}

struct Child: View {
  @Binding var item: Item
  let done: () -> Void
}
struct ChildList: View {
  @Binding var items: [Item]
  @ObservedObject var other: VM
  var body: some View {
    ForEach(items.indices, id: \.self) { i in Toggle(items[i].title, isOn: $items[i].done) }  // R2 raw-write
    Button("y") { other.items = [] }  // R2 raw-write
  }
}
