// What a view presents, and what it edits as a draft.

@Observable
final class Recipes {
  private(set) var names: [String] = []
  var search = ""

  func clear() { names.removeAll() }
}

struct RecipeList: View {
  @Environment(Recipes.self) private var recipes

  var body: some View {
    @Bindable var recipes = recipes
    List(recipes.names.filter { $0.contains(recipes.search) }, id: \.self) { Text($0) }
      .searchable(text: $recipes.search)
  }
}

struct Profile { static let `default` = Profile() }

@Observable
final class Account { var profile = Profile.default }  // R2 exposed-state

struct ProfileHost: View {
  @Environment(\.editMode) var editMode
  @Environment(Account.self) var account
  @State private var draft = Profile.default  // R1 state-in-view

  var body: some View {
    if editMode?.wrappedValue == .active {
      Button("Cancel", role: .cancel) {
        draft = account.profile
        editMode?.animation().wrappedValue = .inactive
      }
    }
    ProfileEditor(profile: $draft)
      .onDisappear { account.profile = draft }  // R2 raw-write
  }
}

struct ProfileEditor: View { @Binding var profile: Profile }
