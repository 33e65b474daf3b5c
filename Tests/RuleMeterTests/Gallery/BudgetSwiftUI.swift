// A view model over an actor; an import that is presented, a limit that is edited, categories that are hidden.

enum Category: String, CaseIterable, Codable, Identifiable {
  case food, rent, fun
}

struct Expense: Identifiable, Codable, Equatable {
  var title: String
  var amount: Decimal
  var category: Category
}

@MainActor
final class BudgetViewModel: ObservableObject {
  @Published private(set) var expenses: [Expense] = []
  @Published var monthlyLimit: Decimal = 500  // R2 exposed-state
  @Published var isImporting = false
  @Published var alert: String?  // R2 exposed-state
  private let repository: ExpenseRepository

  init(repository: ExpenseRepository) { self.repository = repository }

  func add(_ expense: Expense) async {}

  func remove(_ offsets: IndexSet) { expenses.remove(atOffsets: offsets) }
}

actor ExpenseRepository {
  private let url: URL

  init(url: URL) { self.url = url }

  func save(_ expenses: [Expense]) throws {
    try JSONEncoder().encode(expenses).write(to: url)
  }
}

struct BudgetView: View {
  @StateObject private var viewModel: BudgetViewModel
  @State private var isAdding = false
  @State private var hidden: Set<Category> = []  // R1 state-in-view
  @State private var order: [Category] = Category.allCases  // R1 state-in-view

  var body: some View {
    list
      .fileImporter(isPresented: $viewModel.isImporting, allowedContentTypes: []) { _ in order = order.reversed() }
      .alert("Sorry", isPresented: .constant(viewModel.alert != nil)) {
        Button("OK") { viewModel.alert = nil }  // R2 raw-write
      }
  }

  private var list: some View {
    List {
      ForEach(viewModel.expenses.filter { !hidden.contains($0.category) }) { ExpenseRow(expense: $0) }
        .onDelete(perform: viewModel.remove)
      TextField("Limit", value: $viewModel.monthlyLimit, format: .number)  // R2 raw-write
    }
    .sheet(isPresented: $isAdding) {
      ExpenseEditor { expense in Task { await viewModel.add(expense) } }
    }
  }

  private func toggle(_ category: Category) {
    if !hidden.insert(category).inserted { hidden.remove(category) }
  }
}

struct ExpenseRow: View {
  let expense: Expense
  var body: some View { EmptyView() }
}

struct ExpenseEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var expense = Expense(title: "", amount: 0, category: .food)  // R1 state-in-view
  @State private var text = ""
  @FocusState private var isFocused: Bool
  let onSave: (Expense) -> Void

  var body: some View {
    Form {
      TextField("Title", text: $expense.title).focused($isFocused)
      TextField("Amount", text: $text)
      Picker("Category", selection: $expense.category) {
        ForEach(Category.allCases) { Text($0.rawValue).tag($0) }
      }
      Button("Save") {
        expense.amount = Decimal(string: text) ?? 0
        onSave(expense)
        dismiss()
      }
    }
    .onAppear { isFocused = true }
  }
}
