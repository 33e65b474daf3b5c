// An observable model with a navigation path and a sheet; edits handed down as bindings.

@MainActor @Observable
final class HabitModel {
  struct Habit: Identifiable, Codable, Equatable {
    var id = UUID()
    var title: String
    var days: Set<Int> = []
    var color: String = "red"
  }

  private(set) var habits: [Habit] = []
  var draft = Habit(title: "")  // R2 exposed-state
  var path = NavigationPath()
  var showsEditor = false

  func streak(of habit: Habit) -> Int {
    let value = habit.days.count
    return value
  }

  func toggle(_ day: Int, of habit: Habit) {
    guard let index = habits.firstIndex(of: habit) else { return }
    habits[index].days.formSymmetricDifference([day])
  }

  func commit() {}
}

struct HabitsView: View {
  @State private var model = HabitModel()
  @State private var isCompact = false
  @State private var expanded: Set<UUID> = []  // R1 state-in-view
  @AppStorage("sortsByName") private var sortsByName = false  // R1 state-in-view
  @AppStorage("accent") private var accent = "red"

  var sorted: [HabitModel.Habit] {
    sortsByName ? model.habits.sorted { $0.title < $1.title } : model.habits
  }

  var body: some View {
    NavigationStack(path: $model.path) {
      List(sorted) { habit in
        VStack {
          HabitRow(habit: habit, streak: model.streak(of: habit), isExpanded: expanded.contains(habit.id)) { day in
            model.toggle(day, of: habit)
          }
          Button("More") { toggle(habit.id) }
        }
        .tint(Color(accent))
      }
      .toolbar {
        Toggle("Sort", isOn: $sortsByName)
        Button("New") { model.showsEditor = true }
        Button("Go") { model.path.append("stats") }
      }
    }
    .sheet(isPresented: $model.showsEditor) {
      HabitEditor(habit: $model.draft, onSave: { model.commit() })  // R2 raw-write
    }
    .onAppear { isCompact = model.habits.count > 20 }
  }

  private func toggle(_ id: UUID) {
    if expanded.contains(id) { expanded.remove(id) } else { expanded.insert(id) }
  }
}

struct HabitRow: View {
  let habit: HabitModel.Habit
  let streak: Int
  let isExpanded: Bool
  var body: some View { EmptyView() }
}

struct HabitEditor: View {
  @Binding var habit: HabitModel.Habit
  let onSave: () -> Void
  @FocusState private var focused: Bool
  @State private var colors = ["red", "green"]

  var body: some View {
    Form {
      TextField("Title", text: $habit.title).focused($focused)  // R2 raw-write
      Picker("Color", selection: $habit.color) { ForEach(colors, id: \.self) { Text($0) } }  // R2 raw-write
      Button("Save", action: onSave)
    }
    .onChange(of: habit.title) { colors.append($1) }
  }
}
