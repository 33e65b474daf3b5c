// SwiftUI with an observable store in the environment: lists, a form, a sheet, navigation.

struct Recipe: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var servings = 2
  var isFavorite = false
  var steps: [String] = []
}

@Observable
final class RecipeStore {
  var recipes: [Recipe] = []  // R2 exposed-state
  var searchText = ""
  var isLoading = false  // R2 exposed-state

  func load() async {
    defer { isLoading = false }
  }

  func toggleFavorite(_ recipe: Recipe) {
    guard let index = recipes.firstIndex(of: recipe) else { return }
    recipes[index].isFavorite.toggle()
  }

  func delete(at offsets: IndexSet) { recipes.remove(atOffsets: offsets) }
}

extension Recipe: Decodable {
  enum CodingKeys: String, CodingKey { case name, servings, isFavorite, steps }
}

struct RecipeList: View {
  @Environment(RecipeStore.self) private var store
  @State private var path: [Recipe] = []
  @State private var isAdding = false
  @State private var selection: Set<Recipe.ID> = []
  @State private var pinned: [Recipe.ID] = []  // R1 state-in-view

  private var visible: [Recipe] {
    store.recipes.filter { store.searchText.isEmpty || $0.name.contains(store.searchText) }
  }

  var body: some View {
    @Bindable var store = store
    NavigationStack(path: $path) {
      List(selection: $selection) {
        ForEach(visible) { recipe in
          NavigationLink(value: recipe) {
            RecipeRow(recipe: recipe, isPinned: pinned.contains(recipe.id))
          }
          .swipeActions {
            Button("Favorite") { store.toggleFavorite(recipe) }
            Button("Pin") { pinned.append(recipe.id) }
          }
        }
        .onDelete { store.delete(at: $0) }
      }
      .searchable(text: $store.searchText)
      .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
      .toolbar {
        Button("Add", systemImage: "plus") { isAdding = true }
        Button("Clear") { store.recipes.removeAll() }  // R2 raw-write
      }
      .sheet(isPresented: $isAdding) { RecipeForm { path.append($0) } }
      .overlay { if store.isLoading { ProgressView() } }
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe
  let isPinned: Bool
  var body: some View { EmptyView() }
}

struct RecipeForm: View {
  @Environment(RecipeStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Recipe(name: "")  // R1 state-in-view
  @State private var newStep = ""
  @FocusState private var isFocused: Bool
  let onAdd: (Recipe) -> Void

  var body: some View {
    Form {
      TextField("Name", text: $draft.name).focused($isFocused)
      Stepper("Serves \(draft.servings)", value: $draft.servings, in: 1...12)
      ForEach(draft.steps, id: \.self) { Text($0) }
      TextField("Step", text: $newStep)
        .onSubmit {
          draft.steps.append(newStep)
          newStep = ""
        }
      Button("Save") {
        store.recipes.append(draft)  // R2 raw-write
        onAdd(draft)
        dismiss()
      }
    }
    .onAppear { isFocused = true }
  }
}

struct RecipeDetail: View {
  @Environment(RecipeStore.self) private var store
  let recipe: Recipe
  var body: some View { EmptyView() }
}
