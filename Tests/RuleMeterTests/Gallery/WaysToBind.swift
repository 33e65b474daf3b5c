// Bindings, and what becomes of them.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import SwiftUI
import Combine

struct Item: Identifiable { var id = UUID(); var title: String; var done = false }

@MainActor final class VM: ObservableObject {
  @Published var items: [Item] = []  // R2 exposed-state
  @Published var error: String?  // R2 exposed-state
  @Published var isShowing = false
  @Published var query = ""  // R2 exposed-state
  @Published var selected: Item?
  @Published private(set) var page = 0
  private var task: Task<Void, Never>?
  let objectWillChange2 = PassthroughSubject<Void, Never>()
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
  @State private var dict: [String: Int] = [:]  // R1 state-in-view
  @State private var opt: Item?
  @State private var text = ""
  @State private var tasks: [Item] = []
  @State private var filter: Set<Int> = []
  @State var timer: Timer?
  @State private var draft = Item(title: "")  // R1 state-in-view
  var body: some View {
    List(selection: $vm.selected) {
      ForEach(vm.items) { item in
        Button(item.title) { vm.items[0].done.toggle() }  // R2 raw-write
      }
    }
    .searchable(text: $text)
    .alert("e", isPresented: $vm.hasError) {}
    .sheet(isPresented: $vm.isShowing) { Child(item: $draft, done: { numbers.removeLast() }) }
    .onAppear {
      vm.load(); dict["a"] = 1
    }
    .onChange(of: text) { vm.query = $1 }  // R2 raw-write
    .onReceive(vm.$page) { numbers = [$0] }
    .task { tasks = await vm.fetch() }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu("x") {
          Button("Next", action: vm.next)
          Button("Reset", role: .destructive) { vm.query = "" }  // R2 raw-write
        }
      }
    }
    TextField("q", text: $vm.query)  // R2 raw-write
    Toggle("f", isOn: Binding(get: { filter.contains(1) }, set: { filter = $0 ? [1] : [] }))
    ChildList(items: $vm.items)  // R2 raw-write
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
  @Environment(\.dismiss) var dismiss
  var body: some View {
    VStack {
      TextField("t", text: $item.title)  // R2 raw-write
      Toggle("d", isOn: $item.done)  // R2 raw-write
      Button("ok") {
        item.done = true  // R2 raw-write
        done()
        dismiss()
      }
    }
  }
}
struct ChildList: View {
  @Binding var items: [Item]
  @EnvironmentObject var vm: VM
  @ObservedObject var other: VM
  var body: some View {
    ForEach(items.indices, id: \.self) { i in Toggle(items[i].title, isOn: $items[i].done) }  // R2 raw-write
    Button("x") { items.append(Item(title: "")) }
    Button("y") { other.items = [] }  // R2 raw-write
  }
}
