// An observable model with a navigation path and a sheet; edits handed down as bindings.

@Observable
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

  var sorted: [HabitModel.Habit] { model.habits }

  var body: some View {
    NavigationStack(path: $model.path) {
      List(sorted) { habit in
        VStack {
          HabitRow(habit: habit, streak: model.streak(of: habit), isExpanded: expanded.contains(habit.id)) { day in
            model.toggle(day, of: habit)
          }
          Button("More") { toggle(habit.id) }
        }
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
}

struct HabitEditor: View {
  @Binding var habit: HabitModel.Habit
  let onSave: () -> Void
  @State private var colors = ["red", "green"]

  var body: some View {
    Form {
      Picker("Color", selection: $habit.color) { ForEach(colors, id: \.self) { Text($0) } }  // R2 raw-write
    }
    .onChange(of: habit.title) { colors.append($1) }
  }
}
