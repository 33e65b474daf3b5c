// A view model over an actor; an import that is presented, a limit that is edited, categories that are hidden.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import Charts
import SwiftUI

enum Category: String, CaseIterable, Codable, Identifiable {
  case food, rent, fun
  var id: Self { self }
}

struct Expense: Identifiable, Codable, Equatable {
  var id = UUID()
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

  var total: Decimal { expenses.reduce(0) { $0 + $1.amount } }
  var isOverLimit: Bool { total > monthlyLimit }

  func load() async {
    do { expenses = try await repository.all() } catch { alert = error.localizedDescription }
  }

  func add(_ expense: Expense) async {
    expenses.append(expense)
    do { try await repository.save(expenses) } catch { alert = "Not saved" }
  }

  func remove(_ offsets: IndexSet) { expenses.remove(atOffsets: offsets) }
}

actor ExpenseRepository {
  private var cached: [Expense]?
  private let url: URL

  init(url: URL) { self.url = url }

  func all() throws -> [Expense] {
    if let cached { return cached }
    let loaded = try JSONDecoder().decode([Expense].self, from: Data(contentsOf: url))
    cached = loaded
    return loaded
  }

  func save(_ expenses: [Expense]) throws {
    try JSONEncoder().encode(expenses).write(to: url)
    cached = nil
  }
}

struct BudgetView: View {
  @StateObject private var viewModel: BudgetViewModel
  @State private var isAdding = false
  @State private var hidden: Set<Category> = []  // R1 state-in-view
  @State private var order: [Category] = Category.allCases  // R1 state-in-view
  @SceneStorage("budget.tab") private var tab = 0

  init(repository: ExpenseRepository) {
    _viewModel = StateObject(wrappedValue: BudgetViewModel(repository: repository))
  }

  var body: some View {
    TabView(selection: $tab) {
      list.tag(0)
      chart.tag(1)
    }
    .task { await viewModel.load() }
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
    .toolbar {
      Button("Add") { isAdding = true }
      Button("Import") { viewModel.isImporting = true }
      ForEach(order) { category in
        Button(category.rawValue) { toggle(category) }
      }
    }
    .sheet(isPresented: $isAdding) {
      ExpenseEditor { expense in Task { await viewModel.add(expense) } }
    }
  }

  private var chart: some View {
    Chart(viewModel.expenses) { BarMark(x: .value("c", $0.category.rawValue), y: .value("a", 1)) }
      .foregroundStyle(viewModel.isOverLimit ? .red : .green)
  }

  private func toggle(_ category: Category) {
    if !hidden.insert(category).inserted { hidden.remove(category) }
  }
}

struct ExpenseRow: View {
  let expense: Expense
  var body: some View { LabeledContent(expense.title, value: "\(expense.amount)") }
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
